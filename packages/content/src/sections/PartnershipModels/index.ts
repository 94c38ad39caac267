export { PartnershipModels, type PartnershipModelsProps } from './PartnershipModels';
