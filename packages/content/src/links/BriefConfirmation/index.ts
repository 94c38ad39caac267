export { BriefConfirmation, type BriefConfirmationProps } from './BriefConfirmation';
