export { CouncilRoles, type CouncilRolesProps } from './CouncilRoles';
