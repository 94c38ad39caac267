export { ContentItemDialog, type ContentItemDialogProps } from './ContentItemDialog';
