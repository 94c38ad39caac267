export { Form, type FormProps } from './Form';
export type { BotCheck } from './Honeypot';
export type { FormikValues as FormValues } from 'formik';
