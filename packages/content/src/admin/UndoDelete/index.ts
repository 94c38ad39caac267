export { UndoDelete } from './UndoDelete';
