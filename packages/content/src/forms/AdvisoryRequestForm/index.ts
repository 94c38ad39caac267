export { AdvisoryRequestForm } from './AdvisoryRequestForm';
