export { Facts, Moment } from './Facts';
