import '@advisor/ui/styles.css';
import '@advisor/tools/styles.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';

createRoot(document.getElementById('root')).render(createElement(App));
