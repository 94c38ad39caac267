export { StrategyGuideForm } from './StrategyGuideForm';
