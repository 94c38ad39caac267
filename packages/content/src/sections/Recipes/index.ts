export { Recipes, type RecipesProps } from './Recipes';
