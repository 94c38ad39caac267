export { RecipeSummaryCard, type RecipeSummaryCardProps } from './RecipeSummaryCard';
