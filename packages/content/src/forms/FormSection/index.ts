export { FormSection, type FormProps, type FormSectionProps } from './FormSection';
