import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const mentorshipProgram = entry({
  name: field.text({ label: 'Name', max: 60 }),
  type: field.text({ label: 'Kind', help: 'Such as Founder coaching.', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  regions: field.text({ label: 'Regions', max: 60 }),
  focus: field.list({ label: 'Subjects', of: field.text({ label: 'Subject', max: 60 }) }),
  illustration: field.choice({ label: 'Drawing', options: kinds.illustration }),
  illustrationAlt: field.text({
    label: 'What the drawing shows',
    help: 'For people who cannot see it.',
    min: 3,
    max: 70,
  }),
  duration: field.text({ label: 'Duration', help: 'Such as 6–12 months.', max: 60 }),
  cadence: field.text({ label: 'Rhythm', help: 'Such as Monthly 1-hour sessions.', max: 60 }),
  option: field.text({
    label: 'Answer in the form',
    help: 'The answer of the form on the page that this card chooses.',
    max: 60,
    matches: { pattern: /^[a-z0-9-]+$/, message: 'Use small letters, digits and hyphens.' },
  }),
});

/** A mentoring program of fixed length. */
export type MentorshipProgram = InferType<typeof mentorshipProgram>;
