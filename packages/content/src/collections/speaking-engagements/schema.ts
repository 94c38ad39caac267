import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const speakingEngagement = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  type: field.choice({ label: 'Kind', options: kinds.speakingType }),
  venue: field.text({ label: 'Event', max: 60 }),
  date: field.day({ label: 'Date' }),
  topic: field.text({ label: 'Topic', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  audience: field.text({
    label: 'Audience',
    help: 'How many, and who, such as 300+ founders.',
    max: 60,
    matches: { pattern: /^\d[\d,]*\+ /, message: 'Begin with a number and a plus, such as 300+ founders.' },
  }),
  url: field.website({ label: 'Link to the event' }),
});

/** A talk the owner gave. */
export type SpeakingEngagement = InferType<typeof speakingEngagement>;
