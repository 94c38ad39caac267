import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const featuredItem = entry(
  {
    title: field.text({ label: 'Title', min: 3, max: 70 }),
    type: field.choice({ label: 'Kind', options: kinds.featuredType }),
    duration: field.text({
      label: 'Duration',
      help: 'Of a recording or workshop, such as 45 min.',
      max: 60,
      optional: true,
    }),
    pages: field.number({ label: 'Pages', help: 'Of a report.', optional: true }),
    description: field.text({
      label: 'Description',
      help: 'One or two sentences.',
      min: 15,
      max: 160,
      multiline: true,
    }),
    link: field.file({ label: 'Link' }),
  },
  {
    field: 'pages',
    message: 'Enter either a duration or a number of pages.',
    holds: ({ duration, pages }) => (duration === undefined) !== (pages === undefined),
  },
);

/** A featured item of the resources page. */
export type FeaturedContent = InferType<typeof featuredItem>;
