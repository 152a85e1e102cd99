/** The look of messages, fetched once the page stands: the library's own, and what makes it the product's. */
import 'react-toastify/ReactToastify.css';
import './messages.css';
