import '@advisor/ui/styles.css';
import '@advisor/tools/styles.css';
import '@advisor/content/styles.css';
import '@advisor/ui/theme/global.css';
import './brand.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')!).render(<App />);
