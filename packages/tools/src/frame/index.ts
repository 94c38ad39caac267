export { LazyDialog } from './LazyDialog';
export { DraftDialog } from './DraftDialog';
export { ImportButton } from './ImportButton';
export { FormErrors } from './FormErrors';
export { LocalForm } from './LocalForm';
export { LongList } from './LongList';
export { PartBoundary } from './PartBoundary';
export { PartStatus } from './PartStatus';
export {
  callSite,
  jsonFile,
  type SendingProps,
  type ToolFile,
  type ToolInLanguagesProps,
  type ToolNotice,
  type ToolProps,
  type ToolReport,
} from './tool';
export { goToResult, ResultHeading } from './ResultHeading';
export { SharedForm } from './SharedForm';
export { ToolBoundary } from './ToolBoundary';
export { ToolFrame, type ToolExport } from './ToolFrame';
export { EmptyFallback, lazyComponent } from './lazyComponent';
export { readBytes, readFile, refusalOf } from './readFile';
export { ToolLanguage, toolLanguages } from './ToolLanguage';
export { screenOnly } from './ToolFrame.css';
export { useDraftForm, type DraftForm } from './useDraftForm';
export { useShown } from './useShown';
export { useLatest } from './useLatest';
export { useLazyModule } from './useLazyModule';
export { useTool, type Tool } from './useTool';
export { useWholeNumbers } from './useWholeNumbers';
