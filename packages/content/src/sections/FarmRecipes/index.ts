export { FarmRecipes, type FarmRecipesProps } from './FarmRecipes';
