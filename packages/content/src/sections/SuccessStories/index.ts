export { SuccessStories, type SuccessStoriesProps } from './SuccessStories';
