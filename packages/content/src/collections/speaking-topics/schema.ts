import type { InferType } from 'yup';
import { entry, field } from '../field';

export const speakingTopic = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  duration: field.text({ label: 'Duration', help: 'Such as 45 minutes.', max: 60 }),
  audience: field.text({ label: 'Audience', help: 'Who it is for.', max: 60 }),
});

/** A talk that can be booked. */
export type SpeakingTopic = InferType<typeof speakingTopic>;
