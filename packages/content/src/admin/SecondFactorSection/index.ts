export { SecondFactorSection, type SecondFactorSectionProps } from './SecondFactorSection';
