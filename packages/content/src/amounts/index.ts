export { readAmount, scaleIngredient, type Amount } from './scaleIngredient';
