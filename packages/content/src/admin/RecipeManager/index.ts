export { RecipeManager, type RecipeManagerProps, type RecipeStore } from './RecipeManager';
