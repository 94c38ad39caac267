export { Text, textElements, textTones, textWeights, type TextProps } from './Text';
