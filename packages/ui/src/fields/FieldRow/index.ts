export { FieldRow, type FieldRowProps } from './FieldRow';
