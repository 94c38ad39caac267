import type { InferType } from 'yup';
import { entry, field } from '../field';

export const session = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  duration: field.text({ label: 'Duration', help: 'Such as 45 minutes.', max: 60 }),
  option: field.text({
    label: 'Answer in the form',
    help: 'The answer of the form on the page that this card chooses.',
    max: 60,
    matches: { pattern: /^[a-z0-9-]+$/, message: 'Use small letters, digits and hyphens.' },
  }),
  format: field.text({ label: 'Format', help: 'Where, or how often.', max: 60, optional: true }),
  includes: field.list({ label: 'Includes', of: field.text({ label: 'Point', max: 60 }), optional: true }),
});

/** A meeting that can be booked; its card selects `option` in the page’s form. */
export type Session = InferType<typeof session>;
