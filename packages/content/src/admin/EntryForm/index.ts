export { EntryForm, type EntryFormProps } from './EntryForm';
