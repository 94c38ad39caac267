export { countInWords, formatCount } from './formatCount';
export { Text, textElements, textTones, textWeights, type TextProps } from './Text';
