export { RoleCard, type RoleCardProps } from './RoleCard';
