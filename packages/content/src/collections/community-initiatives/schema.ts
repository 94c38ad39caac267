import type { InferType } from 'yup';
import { entry, field } from '../field';

export const communityInitiative = entry({
  name: field.text({ label: 'Name', max: 60 }),
  type: field.text({ label: 'Kind', help: 'Such as Careers.', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  impact: field.text({ label: 'Result', help: 'A figure with what it counts.', max: 60 }),
  focus: field.list({ label: 'Subjects', of: field.text({ label: 'Subject', max: 60 }) }),
});

/** A nonprofit the owner works for. */
export type CommunityInitiative = InferType<typeof communityInitiative>;
