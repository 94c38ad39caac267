export * from './AdminDashboard';
export * from './RecipeCard';
export * from './RecipeDialog';
export * from './RecipeManager';
export type { Difficulty, Recipe, RecipeInput } from './recipe';
