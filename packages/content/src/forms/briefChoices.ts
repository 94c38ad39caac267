import { executiveBrief } from './ExecutiveBriefForm/definition';

/** The form's options, for the preferences page. */
export function briefOptions(name: 'briefType' | 'industry' | 'deliveryFrequency') {
  const field = executiveBrief.fields.find((each) => each.name === name);
  if (field?.type !== 'option') throw new Error(`The form of the brief has no choice “${name}”.`);
  return field.options;
}

/** The label of an option. */
export const briefLabel = (name: Parameters<typeof briefOptions>[0], value: string): string =>
  briefOptions(name).find((option) => option.value === value)?.label ?? value;
