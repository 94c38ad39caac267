export { ExecutiveSessionForm } from './ExecutiveSessionForm';
