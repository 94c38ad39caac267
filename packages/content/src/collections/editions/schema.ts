import type { InferType } from 'yup';
import { entry, field } from '../field';

/** The briefs that have editions. */
const briefs = ['Cybersecurity', 'MSP', 'Strategic technology', 'All'] as const;

// BRIEF-10
export const edition = entry({
  title: field.text({ label: 'Title', help: 'Also the subject of the mail.', min: 5, max: 100 }),
  brief: field.choice({
    label: 'Brief',
    help: 'Who gets it: those who ordered this brief, and those who ordered all.',
    options: briefs,
  }),
  date: field.day({ label: 'Date' }),
  summary: field.text({
    label: 'Summary',
    help: 'A sentence or two under the title, in lists, in feeds and in search results.',
    min: 50,
    max: 160,
    multiline: true,
  }),
  sections: field.list({
    label: 'Sections',
    max: 30,
    of: field.group({
      label: 'Section',
      fields: {
        heading: field.text({ label: 'Heading', min: 3, max: 90, optional: true }),
        paragraphs: field.list({
          label: 'Paragraphs',
          of: field.richText({ label: 'Paragraph', max: 2_000 }),
          max: 40,
        }),
        items: field.list({
          label: 'Points',
          of: field.richText({ label: 'Point', max: 500 }),
          min: 0,
          max: 40,
          optional: true,
        }),
      },
    }),
  }),
});

/** An edition of the executive brief: a mail and, if published, a page. */
export type Edition = InferType<typeof edition>;

/** An edition in a list. */
export interface EditionSummary extends Pick<Edition, 'title' | 'brief' | 'date' | 'summary'> {
  /** The last segment of its URL: `/executive-brief/<slug>`. */
  slug: string;
}
