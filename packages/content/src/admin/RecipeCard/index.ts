export { RecipeCard, type RecipeCardProps } from './RecipeCard';
