export { ToolNotice } from './ToolNotice';
