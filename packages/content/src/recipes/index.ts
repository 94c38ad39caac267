export { formatMinutes } from './minutes';
export { ownPicture } from './ownPicture';
export { scaleIngredient, type Amount } from './scaleIngredient';
export { stepsOf } from './stepsOf';
