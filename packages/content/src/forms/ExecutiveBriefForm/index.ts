export { ExecutiveBriefForm } from './ExecutiveBriefForm';
