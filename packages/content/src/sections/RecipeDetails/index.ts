export { RecipeDetails, type RecipeDetailsProps } from './RecipeDetails';
