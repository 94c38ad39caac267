export { ContactHelp } from './ContactHelp';
