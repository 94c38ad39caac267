export { messages } from './messages';
