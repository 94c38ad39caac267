export { WhitePapers } from './WhitePapers';
