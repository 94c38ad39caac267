export { Stack, stackAligns, stackDirections, stackElements, stackJustifies, type StackProps } from './Stack';
