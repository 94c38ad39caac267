export { ContactHelp, type ContactHelpProps } from './ContactHelp';
