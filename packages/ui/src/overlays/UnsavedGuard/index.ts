export { DiscardQuestion, UnsavedGuard, type DiscardQuestionProps, type UnsavedGuardProps } from './UnsavedGuard';
export { useAskBeforeUnload } from './useAskBeforeUnload';
