export { LongList, type LongListProps } from './LongList';
export { jsonFile, type ToolFile, type ToolNotice, type ToolProps } from './tool';
export { ToolFrame, type ToolExport, type ToolFrameProps, type ToolImport } from './ToolFrame';
export { screenOnly } from './ToolFrame.css';
export { useDraft, type DraftForm } from './useDraft';
export { useShown, type Shown } from './useShown';
export { useOnDemand } from './useOnDemand';
export { messageOf, useTool, type Tool } from './useTool';
export { WholeNumberInput } from './WholeNumberInput';
