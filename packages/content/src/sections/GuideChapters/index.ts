export { GuideChapters } from './GuideChapters';
