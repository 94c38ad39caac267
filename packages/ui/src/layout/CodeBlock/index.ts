export { CodeBlock, codeHeights, type CodeBlockProps } from './CodeBlock';
