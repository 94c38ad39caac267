export { FeatureList, type Feature, type FeatureListProps } from './FeatureList';
