export { AccountNav, type AccountNavProps } from './AccountNav';
