// Needed by few text pages: loaded on demand, in one file.
export { copyText } from '@advisor/content/press';
export { showToday } from './showToday';
