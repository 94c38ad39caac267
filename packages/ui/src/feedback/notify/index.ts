export type { Notice } from './notice';
export { notify } from './notify';
