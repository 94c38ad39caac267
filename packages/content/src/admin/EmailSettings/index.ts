export { EmailSettings, type EmailSettingsProps } from './EmailSettings';
