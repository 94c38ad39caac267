export { RecipeDialog, type RecipeDialogProps } from './RecipeDialog';
