export { DirectoryTool } from './DirectoryTool';
export { Marked } from './Marked';
export * as rows from './rows.css';
export { SubmitDialog, type SubmitProps } from './SubmitDialog';
export type { DirectoryTexts } from './texts';
export { useDirectory, type DirectoryKind } from './useDirectory';
