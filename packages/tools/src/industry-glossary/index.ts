export { IndustryGlossary, type IndustryGlossaryProps } from './IndustryGlossary';
export type { ToolFile, ToolNotice, ToolProps } from '../frame/tool';
