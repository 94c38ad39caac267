export { AdminFrame, type AdminFrameProps, type AdminLink } from './AdminFrame';
export { adminLinks } from './adminLinks';
