export { Ventures, type VenturesProps } from './Ventures';
