export { Ventures } from './Ventures';
