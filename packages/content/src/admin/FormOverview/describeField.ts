import { formatCount } from '@advisor/ui';
import { isChoice, type FieldDefinition } from '@advisor/ui/forms';

const kinds: Record<Exclude<FieldDefinition['type'], 'option' | 'options'>, string> = {
  text: 'text',
  email: 'email address',
  tel: 'phone number',
  url: 'web address',
  date: 'day',
  number: 'number',
  consent: 'a box to check',
  file: 'files',
};

/** What a field asks for: "required, one of 6", "text of at most 5,000 characters, asked after “Other”". */
export function describeField(field: FieldDefinition, fields: readonly FieldDefinition[]): string {
  return [field.required ? 'required' : '', describeKind(field), describeCondition(field, fields)]
    .filter(Boolean)
    .join(', ');
}

function describeKind(field: FieldDefinition): string {
  if (isChoice(field))
    return `${field.type === 'option' ? 'one of' : 'any of'} ${formatCount(field.options.length)} answers`;
  if (field.type === 'text' && field.multiline) return `text of at most ${formatCount(field.maxLength)} characters`;
  return kinds[field.type];
}

function describeCondition({ when }: FieldDefinition, fields: readonly FieldDefinition[]): string {
  if (!when) return '';
  const asked = fields.find(({ name }) => name === when.field);
  if (!asked || !isChoice(asked)) return 'asked after an earlier answer';
  const answers = [when.is].flat().map((value) => asked.options.find((option) => option.value === value)?.label);
  return `asked after “${answers.filter(Boolean).join('” or “')}”`;
}
