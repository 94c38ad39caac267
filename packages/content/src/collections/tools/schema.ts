import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const tool = entry({
  name: field.text({ label: 'Name', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  category: field.choice({ label: 'Category', options: kinds.toolCategory }),
  icon: field.choice({ label: 'Icon', options: kinds.icon }),
  url: field.link({ label: 'Link to the tool' }),
});

/** A free tool. An internal address opens in the same tab, an external one in a new tab. */
export type Tool = InferType<typeof tool>;
