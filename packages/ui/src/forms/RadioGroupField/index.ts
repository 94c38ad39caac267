export { RadioGroupField, type RadioGroupFieldProps } from './RadioGroupField';
