export { factsOf, minutesInWords } from './minutes';
export { ownPicture } from './ownPicture';
export { readAmount, scaleIngredient, type Amount } from './scaleIngredient';
export { stepsOf } from './stepsOf';
