import '@advisor/tools/risk-matrix/styles.css';

export { RiskMatrix as default } from '@advisor/tools/risk-matrix';
