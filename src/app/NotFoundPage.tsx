import { Link } from 'react-router-dom';

/** What an unknown path shows. */
export function NotFoundPage() {
  return (
    <section className="card message">
      <h2>404</h2>
      <p>Oops! Page not found</p>
      <p>
        <Link to="/">Return to Home</Link>
      </p>
    </section>
  );
}
