export { Boards, type BoardsProps } from './Boards';
