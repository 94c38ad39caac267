export { PartnershipModels } from './PartnershipModels';
