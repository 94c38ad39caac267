import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const brief = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  topics: field.list({ label: 'Topics', of: field.text({ label: 'Topic', max: 60 }), min: 3, max: 3 }),
  icon: field.choice({ label: 'Icon', options: kinds.icon }),
  option: field.text({
    label: 'Answer in the form',
    help: 'The answer of the form on the page that this card chooses.',
    max: 60,
    matches: { pattern: /^[a-z0-9-]+$/, message: 'Use small letters, digits and hyphens.' },
  }),
});

/** A written brief to subscribe to. */
export type BriefCard = InferType<typeof brief>;
