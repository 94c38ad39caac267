export { DefinedFields, type DefinedFieldsProps } from './DefinedFields';
export {
  emptyValues,
  isChoice,
  prefillFrom,
  readableAnswers,
  type ChoiceDefinition,
  type ConsentDefinition,
  type DefinedValues,
  type FieldDefinition,
  type FileDefinition,
  type NumberDefinition,
  type TextDefinition,
} from './fieldDefinition';
export { hasControlCharacters, type Condition } from './rules';
export { schemaOf } from './schemaOf';
