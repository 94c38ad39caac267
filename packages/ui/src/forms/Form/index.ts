export { Form, type FormProps } from './Form';
export type { BotCheck } from './Trap';
