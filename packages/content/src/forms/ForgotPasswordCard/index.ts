export { ForgotPasswordCard, type ForgotPasswordCardProps } from './ForgotPasswordCard';
