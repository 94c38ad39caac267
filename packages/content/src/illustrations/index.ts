export { Illustration, type IllustrationProps } from './Illustration';
export { Portrait } from './Portrait';
