export { RecipeManager, type RecipeManagerProps } from './RecipeManager';
