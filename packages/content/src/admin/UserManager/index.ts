export { UserManager, type UserManagerProps } from './UserManager';
