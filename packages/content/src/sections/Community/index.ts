export { Community } from './Community';
