export { DiscardQuestion, EditDialog, type DiscardQuestionProps, type EditDialogProps } from './EditDialog';
