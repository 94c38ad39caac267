export { countInWords, formatCount } from '../../text/formatCount';
export { Text, textElements, textTones, textWeights, type TextProps } from './Text';
