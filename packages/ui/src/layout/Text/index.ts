export { countInWords, formatCount } from '../../text/formatCount';
export { Text, textElements, textColors, textWeights, type TextProps } from './Text';
