export { latestOnly } from './latestOnly';
