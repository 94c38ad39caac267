export { FarmLlamas, type FarmLlamasProps } from './FarmLlamas';
