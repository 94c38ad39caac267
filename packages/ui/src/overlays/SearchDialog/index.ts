export { SearchDialog, type SearchDialogProps } from './SearchDialog';
export type { SearchResult } from './useResults';
