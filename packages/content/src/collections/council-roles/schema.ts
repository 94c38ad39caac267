import type { InferType } from 'yup';
import { entry, field } from '../field';

export const councilRole = entry({
  name: field.text({ label: 'Name', max: 60 }),
  organization: field.text({ label: 'Organization', max: 60 }),
  role: field.text({ label: 'Your role', help: 'Such as Chair.', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  responsibilities: field.list({
    label: 'Responsibilities',
    help: 'Four, each beginning with a verb.',
    of: field.text({ label: 'Responsibility', max: 60 }),
    min: 4,
    max: 4,
  }),
});

/** A leadership role on a council of an association or on an advisory body. */
export type CouncilRole = InferType<typeof councilRole>;
