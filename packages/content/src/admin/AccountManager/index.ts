export { AccountManager, type AccountManagerProps } from './AccountManager';
export { type PasswordChange } from './PasswordSection';
