export { Podcasts, type PodcastsProps } from './Podcasts';
