export { Consulting } from './Consulting';
