import type { InferType } from 'yup';
import { entry, field } from '../field';

export const consultingEngagement = entry({
  name: field.text({ label: 'Name', max: 60 }),
  type: field.text({ label: 'Kind', help: 'Such as Advice by the hour.', max: 60 }),
  role: field.text({ label: 'Your role', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  impact: field.text({ label: 'Volume', help: 'A figure with what it counts, such as 100+ sessions held.', max: 60 }),
  focus: field.list({ label: 'Subjects', of: field.text({ label: 'Subject', max: 60 }) }),
});

/** A line of confidential consulting work. */
export type ConsultingEngagement = InferType<typeof consultingEngagement>;
