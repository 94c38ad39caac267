export { Illustration, type IllustrationProps } from './Illustration';
export { Portrait, type PortraitProps } from './Portrait';
