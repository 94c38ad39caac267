import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const podcast = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  platform: field.text({ label: 'Show', max: 60 }),
  date: field.day({ label: 'Date' }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  duration: field.text({
    label: 'Duration',
    help: 'Such as 42 minutes.',
    max: 60,
    matches: { pattern: /^\d+ minutes$/, message: 'Write the duration like 42 minutes.' },
  }),
  type: field.choice({ label: 'Kind', options: kinds.podcastType }),
  url: field.website({ label: 'Link to the episode' }),
});

/** A podcast episode the owner appeared on. */
export type Podcast = InferType<typeof podcast>;
