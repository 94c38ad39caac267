import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const contactCard = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  value: field.text({ label: 'Value', help: 'What stands out, such as an email address.', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  icon: field.choice({ label: 'Icon', options: kinds.icon }),
  href: field.link({ label: 'Link', optional: true }),
});

/** A way to reach the owner, or what to expect. */
export type ContactCard = InferType<typeof contactCard>;
