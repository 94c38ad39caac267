export { DefinedFields, type DefinedFieldsProps } from './DefinedFields';
export {
  emptyValues,
  isChoice,
  prefillFrom,
  readableAnswers,
  type ChoiceDefinition,
  type DefinedValues,
  type FieldDefinition,
  type TextDefinition,
} from './fieldDefinition';
export { completeWebAddress, hasControlCharacters, isWebAddress } from './rules';
export { schemaOf } from './schemaOf';
