export { RiskMatrix, type RiskMatrixProps } from './RiskMatrix';
