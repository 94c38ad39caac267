export { SearchDialog, type SearchDialogProps } from './SearchDialog';
export type { SearchResult, TextRange } from './useResults';
