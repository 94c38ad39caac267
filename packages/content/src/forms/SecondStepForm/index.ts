export { SecondStepForm, type CodeSource, type SecondStepFormProps } from './SecondStepForm';
