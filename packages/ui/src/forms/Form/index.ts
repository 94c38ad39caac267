export { Form, type FormProps } from './Form';
export type { BotCheck } from './Trap';
export type { FormikValues as FormValues } from 'formik';
