export { ResourceLibrary } from './ResourceLibrary';
