import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const whitePaper = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  category: field.choice({ label: 'Category', options: kinds.paperCategory }),
  pages: field.number({ label: 'Pages' }),
  date: field.day({ label: 'Date' }),
  downloads: field.number({
    label: 'Downloads',
    help: 'Only what was counted, for example where it was before. Left empty, no number is shown.',
    optional: true,
  }),
  downloadUrl: field.file({ label: 'File' }),
});

/** A white paper by the owner. */
export type WhitePaper = InferType<typeof whitePaper>;
