export { SessionEndedDialog, type SessionEndedDialogProps } from './SessionEndedDialog';
