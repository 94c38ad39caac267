import { field } from './field';

const label = field.text({ label: 'Label', help: 'In the narrow column beside the heading.', max: 60, optional: true });
const heading = field.text({ label: 'Heading', min: 3, max: 70 });
const intro = field.text({
  label: 'Introduction',
  help: 'A sentence under the heading.',
  min: 10,
  max: 180,
  multiline: true,
  optional: true,
});
const section = { label, heading, intro };

const link = {
  label: field.text({ label: 'Words of the link', help: 'Begin with a verb.', max: 60 }),
  href: field.link({ label: 'Where it leads' }),
};
const actions = field.list({ label: 'Buttons', of: field.group({ label: 'Button', fields: link }), max: 2 });
const optionalActions = field.list({
  label: 'Buttons',
  of: field.group({ label: 'Button', fields: link }),
  min: 0,
  max: 2,
  optional: true,
});

const point = {
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  description: field.text({ label: 'Description', min: 15, max: 160, multiline: true }),
};
const statistic = {
  label: field.text({ label: 'What it counts', max: 60 }),
  value: field.text({ label: 'Figure', help: 'Such as 200+ or 4.9/5.', max: 60 }),
};
const paragraph = field.richText({ label: 'Paragraph', min: 10, max: 600 });

const paragraphList = field.list({ label: 'Paragraphs', of: paragraph });
const statisticList = field.list({ label: 'Figures', of: field.group({ label: 'Figure', fields: statistic }) });
const stepList = field.list({
  label: 'Steps',
  of: field.group({
    label: 'Step',
    fields: { ...point, duration: field.text({ label: 'How long it takes', max: 60, optional: true }) },
  }),
});

const pointList = (name: string) => field.list({ label: name, of: field.group({ label: 'Point', fields: point }) });
const lineList = (name: string, max = 100) =>
  field.list({ label: name, of: field.text({ label: 'Line', max }), max: 40 });

const opening = () =>
  field.group({
    label: 'Opening',
    fields: {
      label: field.text({ label: 'Label', help: 'The kind of page, above the headline.', max: 60 }),
      headline: field.text({ label: 'Headline', min: 5, max: 60 }),
      lead: field.text({
        label: 'Lead',
        help: 'The paragraph under the headline.',
        min: 40,
        max: 190,
        multiline: true,
      }),
      highlights: field.list({
        label: 'Highlights',
        of: field.text({ label: 'Highlight', max: 60 }),
        min: 0,
        max: 3,
        optional: true,
      }),
      actions: optionalActions,
      coverCaption: field.text({
        label: 'Line under the drawing',
        help: 'Only for pages with a drawing beside the headline. The drawing follows the entries of the page.',
        min: 10,
        max: 100,
        optional: true,
      }),
    },
  });

const closingCall = () =>
  field.group({
    label: 'Closing call',
    fields: {
      heading,
      text: field.text({ label: 'Text', min: 15, max: 160, multiline: true }),
      actions,
    },
  });

const sectionWords = (name: string) => field.group({ label: name, fields: section });

const formFields = () => ({
  heading: field.text({ label: 'Heading', max: 60 }),
  intro: field.text({ label: 'Introduction', min: 10, max: 180, multiline: true }),
  response: field.text({
    label: 'What happens next',
    help: 'When the sender hears from you. Shown at the form and after sending.',
    min: 10,
    max: 180,
    multiline: true,
  }),
});

// MAIL-12, MAIL-13
const guideFields = () => ({
  withoutFile: field.text({
    label: 'What happens next while there is no file',
    help: 'In the place of the words above, until the guide has a file.',
    min: 10,
    max: 180,
    multiline: true,
  }),
  file: field.file({
    label: 'The guide',
    help: 'Whoever asks for it gets a link to this file by email. Those who asked before get theirs once it is published.',
  }),
});

/** The fields of the parts that pages are made of, each a group with the props of its section. */
export const words = {
  /** One or two buttons. */
  actions,

  action: (name: string) => field.group({ label: name, fields: link }),

  /** The fields of a link. */
  link,

  /** The fields of a heading. */
  heading: section,

  /** The opening of an inner page. */
  opening,

  /** A heading above entries of a collection. */
  section: sectionWords,

  closingCall,

  /** Points that are read in order. */
  features: (name: string) => field.group({ label: name, fields: { ...section, items: pointList('Points') } }),

  /** Points that lead to pages. */
  linkedFeatures: (name: string) =>
    field.group({
      label: name,
      fields: {
        ...section,
        items: field.list({
          label: 'Points',
          of: field.group({ label: 'Point', fields: { ...point, href: field.link({ label: 'Where it leads' }) } }),
        }),
      },
    }),

  /** Equal points side by side. */
  points: (name: string) => field.group({ label: name, fields: { ...section, points: pointList('Points') } }),

  steps: (name: string) =>
    field.group({
      label: name,
      fields: {
        ...section,
        steps: stepList,
      },
    }),

  /** Figures under a heading. */
  statistics: (name: string) => field.group({ label: name, fields: { ...section, items: statisticList } }),

  /** Figures without a heading of their own. */
  figures: (name: string) => field.group({ label: name, fields: { items: statisticList } }),

  figureTable: (name: string) =>
    field.group({
      label: name,
      fields: {
        ...section,
        caption: field.text({ label: 'Name of the table', help: 'For screen readers.', min: 3, max: 70 }),
        columns: lineList('Columns', 60),
        rows: field.list({
          label: 'Rows',
          of: field.group({
            label: 'Row',
            fields: {
              title: field.text({ label: 'Title', max: 60 }),
              description: field.text({ label: 'Description', min: 15, max: 160, multiline: true, optional: true }),
              figures: field.list({
                label: 'Figures',
                help: 'One for each column after the first.',
                of: field.text({ label: 'Figure', max: 20 }),
                max: 6,
              }),
            },
          }),
        }),
      },
      rule: {
        field: 'rows',
        message: 'Give each row a figure for each column after the first.',
        // Checked only once both are lists.
        holds: ({ columns, rows }) =>
          !Array.isArray(columns) ||
          !Array.isArray(rows) ||
          rows.every((row) => (row as { figures?: unknown[] } | null)?.figures?.length === columns.length - 1),
      },
    }),

  /** Names and values in a list. */
  facts: (name: string) =>
    field.group({
      label: name,
      fields: {
        ...section,
        items: field.list({
          label: 'Facts',
          of: field.group({
            label: 'Fact',
            fields: {
              label: field.text({ label: 'Name', max: 60 }),
              value: field.text({ label: 'Value', max: 120 }),
              href: field.link({ label: 'Link', optional: true }),
            },
          }),
        }),
      },
    }),

  /** Short lines in columns. */
  list: (name: string) => field.group({ label: name, fields: { ...section, items: lineList('Lines') } }),

  /** Running text under a heading. */
  prose: (name: string) => field.group({ label: name, fields: { ...section, paragraphs: paragraphList } }),

  /** The words around a form; its questions belong to the form. */
  form: () => field.group({ label: 'Form', fields: formFields() }),

  /** The words around a form by which visitors ask for a guide, and its file. */
  guideForm: () => field.group({ label: 'Form', fields: { ...formFields(), ...guideFields() } }),

  /** Everything on a service page. */
  servicePage: () => ({
    hero: opening(),
    offeringsSection: sectionWords('Offerings: heading'),
    offerings: pointList('Offerings'),
    approachSection: sectionWords('Approach: heading'),
    approach: stepList,
    outcomesSection: sectionWords('Outcomes: heading'),
    outcomes: lineList('Outcomes'),
    linksSection: sectionWords('Next steps: heading'),
    links: field.list({
      label: 'Next steps',
      of: field.group({
        label: 'Next step',
        fields: { ...link, description: field.text({ label: 'Description', min: 15, max: 160, multiline: true }) },
      }),
      max: 4,
    }),
    closingCall: closingCall(),
  }),

  /** Everything on the page of a legal text. */
  legalText: () => ({
    headline: field.text({ label: 'Headline', min: 5, max: 60 }),
    lead: field.text({ label: 'Lead', min: 40, max: 190, multiline: true }),
    lastRevised: field.day({ label: 'Last revised' }),
    sections: field.list({
      label: 'Sections',
      of: field.group({
        label: 'Section',
        fields: {
          heading,
          paragraphs: paragraphList,
          items: field.list({
            label: 'Points',
            of: field.richText({ label: 'Point', min: 10, max: 160 }),
            min: 0,
            optional: true,
          }),
        },
      }),
    }),
    contact: field.group({
      label: 'Contact',
      fields: {
        heading,
        text: field.richText({ label: 'Text', min: 10, max: 180 }),
        name: field.text({ label: 'Name', max: 60 }),
        email: field.text({ label: 'Email', max: 120 }),
      },
    }),
  }),
} as const;
