export { ScaledSteps, type ScaledStepsProps } from './ScaledSteps';
