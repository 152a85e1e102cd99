import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { fetchParts } from './app/fetchParts';
import { isBrowserHeld } from './app/isBrowserHeld';
import { stylesHold } from './app/stylesHold';
// What parts share comes with the entry: a part that is asked for again asks for nothing beside itself.
import './sheet/range/arrangeRows';
import './sheet/clipboard/htmlTables';
import './sheet/keys/keys';
import './sheet/openModal';
import './sheet/useLeaving';
import './app/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to show the app in.');

async function show(root: HTMLElement) {
  await stylesHold();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
  fetchParts();
}

// An older browser keeps the sentence that stands in the page.
if (isBrowserHeld()) show(root);
