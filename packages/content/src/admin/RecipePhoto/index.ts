export { RecipePhoto } from './RecipePhoto';
