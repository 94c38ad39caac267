import '@advisor/ui/theme/global';
import { hydrateRoot } from 'react-dom/client';
import { app } from './app.js';

hydrateRoot(document.getElementById('root'), app, {
  onRecoverableError: (error) => console.error('The server and the browser disagree:', error),
});
document.documentElement.dataset.hydrated = '';
