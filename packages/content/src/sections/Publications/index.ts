export { Publications, type PublicationsProps } from './Publications';
