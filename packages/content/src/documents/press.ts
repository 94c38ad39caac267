import type { RichTextValue } from '@advisor/ui/sections';
import type { SiteDocument } from './document';

/** The words of the media kit that the documents for the press are made of. */
export interface PressWords {
  quickFacts: { items: readonly { label: string; value: string }[] };
  biography: { paragraphs: readonly RichTextValue[] };
  mediaContact: { items: readonly { label: string; value: string; href?: string | undefined }[] };
}

const date = '2026-11-02';
const kind = 'For the press';

// FILE-46
/** The documents for the press, from the same words as the page, so that they never say anything else. */
export function pressDocuments({ quickFacts, biography, mediaContact }: PressWords) {
  const [first = ''] = biography.paragraphs;
  const contact = {
    heading: 'Media contact',
    blocks: [
      {
        kind: 'table',
        caption: 'How to reach the office',
        columns: [
          { label: 'By', share: 1 },
          { label: 'Address', share: 3 },
        ],
        rows: mediaContact.items.map(({ label, value }) => [label, value]),
      },
    ],
  } as const;
  return {
    'fact-sheet': {
      kind,
      title: 'Fact sheet',
      summary: 'What a caption, a program or a fact check needs, on one page. It may be quoted without asking.',
      date,
      sections: [
        {
          heading: 'At a glance',
          blocks: [
            {
              kind: 'table',
              caption: 'Facts about {name}',
              columns: [
                { label: 'Fact', share: 1 },
                { label: 'As it may be printed', share: 3 },
              ],
              rows: quickFacts.items.map(({ label, value }) => [label, value]),
            },
          ],
        },
        { heading: 'In one paragraph', blocks: [first] },
        contact,
      ],
    },
    biography: {
      kind,
      title: 'Biography',
      summary: 'One line, one paragraph and the full length, to print as they are.',
      date,
      sections: [
        { heading: 'One line', blocks: ['{name}: {role}.'] },
        { heading: 'One paragraph', blocks: [first] },
        { heading: 'In full', blocks: biography.paragraphs },
        contact,
      ],
    },
    'introduction-to-read-aloud': {
      kind,
      title: 'Introduction to read aloud',
      summary: 'For whoever opens the session. It takes less than a minute; please read it as it stands.',
      date,
      sections: [
        { heading: 'To read', blocks: ['Our next speaker is {name}. {role}.', first, 'Please welcome {name}.'] },
        {
          heading: 'Before the session',
          blocks: [
            {
              kind: 'checks',
              items: [
                {
                  text: 'The name has been said aloud once, with the speaker in the room.',
                  note: 'A name said wrong is what the audience remembers.',
                },
                { text: 'Nothing has been added from a search engine.', note: 'Other people have the same name.' },
                { text: 'The title of the talk stands in the program as it was sent.' },
              ],
            },
          ],
        },
      ],
    },
  } as const satisfies Partial<Record<string, SiteDocument>>;
}
