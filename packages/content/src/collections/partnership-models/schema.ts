import type { InferType } from 'yup';
import { entry, field } from '../field';

export const partnershipModel = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  benefits: field.list({ label: 'Benefits', of: field.text({ label: 'Benefit', max: 60 }), min: 3, max: 3 }),
  idealPartners: field.list({
    label: 'Ideal partners',
    help: 'Who the model suits.',
    of: field.text({ label: 'Partner', max: 60 }),
    min: 3,
    max: 3,
  }),
  option: field.text({
    label: 'Answer in the form',
    help: 'The answer of the form on the page that this card chooses.',
    max: 60,
    matches: { pattern: /^[a-z0-9-]+$/, message: 'Use small letters, digits and hyphens.' },
  }),
});

/** A way to work together. */
export type PartnershipModel = InferType<typeof partnershipModel>;
