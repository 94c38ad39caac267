export { Tools, type ToolsProps } from './Tools';
