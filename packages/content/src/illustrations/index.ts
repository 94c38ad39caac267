export { Portrait } from './Portrait';
