export { countInWords } from './countInWords';
export { Text, textElements, textTones, textWeights, type TextProps } from './Text';
