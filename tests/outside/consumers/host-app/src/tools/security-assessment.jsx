import '@advisor/tools/security-assessment/styles.css';

export { SecurityAssessment as default } from '@advisor/tools/security-assessment';
