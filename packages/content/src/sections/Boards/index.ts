export { Boards } from './Boards';
