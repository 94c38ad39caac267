export { ContactCards } from './ContactCards';
