export { WhitePapers, type WhitePapersProps } from './WhitePapers';
