export { SettingDialog, type SettingDialogProps } from './SettingDialog';
