import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { fetchParts } from './app/fetchParts';
import './app/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to show the app in.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);

fetchParts();
