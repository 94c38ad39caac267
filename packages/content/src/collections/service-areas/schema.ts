import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const serviceArea = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  duration: field.text({ label: 'Duration', help: 'Such as 3–6 months.', max: 60 }),
  format: field.text({ label: 'Format', help: 'Such as Strategic Workshops.', max: 60 }),
  icon: field.choice({ label: 'Icon', options: kinds.icon }),
  option: field.text({
    label: 'Answer in the form',
    help: 'The answer of the form on the page that this card chooses.',
    max: 60,
    matches: { pattern: /^[a-z0-9-]+$/, message: 'Use small letters, digits and hyphens.' },
  }),
});

/** A kind of engagement; its card selects `option` in the page’s form. */
export type ServiceArea = InferType<typeof serviceArea>;
