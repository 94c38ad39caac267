export { formatMinutes } from './minutes';
export { ownPicture } from './ownPicture';
export { scaleIngredient } from './scaleIngredient';
export { stepsOf } from './stepsOf';
