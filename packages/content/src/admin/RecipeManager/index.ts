export { RecipeManager } from './RecipeManager';
export type { RecipeManagerProps } from './RecipeManagerProps';
