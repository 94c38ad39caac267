export { NewPasswordCard, type NewPasswordCardProps } from './NewPasswordCard';
