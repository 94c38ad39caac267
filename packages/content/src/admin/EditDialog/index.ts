export { EditDialog, type EditDialogProps } from './EditDialog';
