export { SuccessStories } from './SuccessStories';
