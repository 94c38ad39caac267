export { RecipeTable, type RecipeTableProps } from './RecipeTable';
