import { isChoice, type DefinedValues, type FieldDefinition } from '@advisor/ui/forms';

/** A complete set of valid and distinct answers to a form, for stories and tests. */
export function sampleAnswers(fields: readonly FieldDefinition[]): DefinedValues {
  return Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field)]));
}

function sampleAnswer(field: FieldDefinition): string | string[] {
  if (isChoice(field)) {
    const values = field.options.map(({ value }) => value);
    return field.type === 'options' ? values.filter((_value, position) => position % 2 === 0) : values.at(-1)!;
  }
  switch (field.type) {
    case 'email':
      return 'ada@northwind.example';
    case 'tel':
      return '+1 574 555 0100';
    case 'url':
      return 'https://northwind.example';
    case 'date':
      return '2027-05-31';
    default:
      return field.multiline ? `${field.label}:\nin two lines` : `${field.label} of Ada`;
  }
}
