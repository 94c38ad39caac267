export { FarmLlamas } from './FarmLlamas';
