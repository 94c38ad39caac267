import type { InferType } from 'yup';
import { entry, field } from '../field';

const links = (label: string, max = 20) =>
  field.list({
    label,
    of: field.group({
      label: 'Link',
      fields: {
        label: field.text({ label: 'Words of the link', max: 60 }),
        href: field.link({ label: 'Where it leads' }),
      },
    }),
    max,
  });

export const siteNavigation = entry({
  links: links('Navigation bar', 10),
  footerText: field.text({ label: 'Sentence in the footer', help: 'What you do.', min: 10, max: 180, multiline: true }),
  footerColumns: field.list({
    label: 'Columns of the footer',
    help: 'Your profiles and your email address follow in a column of their own.',
    of: field.group({
      label: 'Column',
      fields: { heading: field.text({ label: 'Heading', max: 60 }), links: links('Links') },
    }),
    max: 4,
  }),
  legalLinks: links('Beside the copyright line', 4),
});

/** The links around every page. */
export type Navigation = InferType<typeof siteNavigation>;
