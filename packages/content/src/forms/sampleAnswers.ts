import {
  isChoice,
  type DefinedValues,
  type FieldDefinition,
  type FileDefinition,
  type FormFile,
} from '@advisor/ui/forms';
import { fileTypes } from '@advisor/ui/forms/file';

/** A complete set of valid and distinct answers to a form, for stories and tests. They meet the conditions of its fields. */
export function sampleAnswers(fields: readonly FieldDefinition[]): DefinedValues {
  return Object.fromEntries(
    fields.map((field) => {
      const wanted = fields.flatMap(({ when }) => (when?.field === field.name ? when.is : []));
      return [field.name, sampleAnswer(field, wanted)];
    }),
  );
}

function sampleAnswer(field: FieldDefinition, wanted: readonly (string | true)[]): DefinedValues[string] {
  if (isChoice(field)) {
    const values = field.options.map(({ value }) => value);
    return field.type === 'options'
      ? values.filter((value, position) => position % 2 === 0 || wanted.includes(value))
      : (values.find((value) => wanted.includes(value)) ?? values.at(-1)!);
  }
  switch (field.type) {
    case 'number':
      return field.max ?? field.min ?? 7;
    case 'consent':
      return true;
    case 'file':
      return [sampleFile(field)];
    case 'email':
      return 'ada@northwind.example';
    case 'tel':
      return '+1 574 555 0100';
    case 'url':
      return 'https://northwind.example';
    case 'date':
      return `${new Date().getFullYear() + 1}-05-31`;
    default:
      return field.multiline ? `${field.label}:\nin two lines` : `${field.label} of Ada`;
  }
}

/** A small file of the first type that a field accepts. */
export function sampleFile({ name, label, accept: [type = 'text'] }: FileDefinition): FormFile {
  const known = fileTypes[type];
  const start = 'signature' in known ? String.fromCharCode(...known.signature) : '';
  const content = `${start}${label} of Ada`;
  return {
    name: `${name}.${known.extensions[0]}`,
    type: known.mediaTypes[0],
    size: content.length,
    data: btoa(content),
  };
}
