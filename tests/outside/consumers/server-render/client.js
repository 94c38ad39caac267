import '@advisor/ui/styles.css';
import '@advisor/tools/styles.css';
import '@advisor/ui/theme/global.css';
import { hydrateRoot } from 'react-dom/client';
import { app } from './app.js';

hydrateRoot(document.getElementById('root'), app, {
  onRecoverableError: (error) => console.error('The server and the browser disagree:', error),
});
document.documentElement.dataset.hydrated = '';
