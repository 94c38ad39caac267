export { Tools } from './Tools';
