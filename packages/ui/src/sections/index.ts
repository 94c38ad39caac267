export type { SectionAction, SectionActions } from './Actions';
export * from './CallToAction';
export * from './CardGrid';
export * from './FeatureList';
export * from './Hero';
export * from './ProcessSteps';
export * from './StatStrip';
