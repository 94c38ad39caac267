export { Publications } from './Publications';
