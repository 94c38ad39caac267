export { Form } from './Form';
export type { FormProps } from './FormProps';
export type { BotCheck } from './Honeypot';
export { randomId } from './randomId';
export type { FormikValues as FormValues } from 'formik';
