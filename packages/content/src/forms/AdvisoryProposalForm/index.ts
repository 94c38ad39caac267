export { AdvisoryProposalForm } from './AdvisoryProposalForm';
