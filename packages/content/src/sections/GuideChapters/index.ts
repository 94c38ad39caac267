export { GuideChapters, type GuideChaptersProps } from './GuideChapters';
