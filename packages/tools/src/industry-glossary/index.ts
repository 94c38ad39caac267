export { IndustryGlossary, type IndustryGlossaryProps } from './IndustryGlossary';
