export type { Notice, NoticeAction, ShownNotice } from './notice';
export { notify } from './notify';
