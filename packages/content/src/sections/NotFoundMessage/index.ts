export { NotFoundMessage } from './NotFoundMessage';
