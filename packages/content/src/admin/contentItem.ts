// ADMIN-8
/** The kinds of content, in the order of the tabs of /admin/content. */
export const contentTypes = ['publication', 'podcast', 'speaking', 'media'] as const;
export type ContentType = (typeof contentTypes)[number];

/** Something the owner published, said or appeared in. What only some kinds have is left out of the others. */
export interface ContentItem {
  /** Made from the time, in ms. */
  id: string;
  type: ContentType;
  title: string;
  description: string;
  /** Free text, such as a month and a year. */
  date: string;
  url?: string;
  /** Of a podcast. */
  platform?: string;
  duration?: string;
  /** Of a talk. */
  venue?: string;
  topic?: string;
  audience?: string;
  eventType?: string;
  /** Of a publication. */
  publisher?: string;
}

/** A field that some kinds have, with its label. */
export interface ContentDetail {
  name: 'platform' | 'duration' | 'venue' | 'topic' | 'audience' | 'eventType' | 'publisher';
  label: string;
}

/** The fields of each kind besides title, description, date and address. */
export const contentDetails: Record<ContentType, readonly ContentDetail[]> = {
  publication: [{ name: 'publisher', label: 'Publisher' }],
  podcast: [
    { name: 'platform', label: 'Platform' },
    { name: 'duration', label: 'Duration' },
  ],
  speaking: [
    { name: 'venue', label: 'Venue' },
    { name: 'topic', label: 'Topic' },
    { name: 'audience', label: 'Audience' },
    { name: 'eventType', label: 'Event type' },
  ],
  media: [],
};

/** The form's values: every field of every kind, so that changing the kind loses nothing. */
export type ContentValues = Record<Exclude<keyof ContentItem, 'id' | 'type'>, string> & { type: ContentType };

export function toContentValues(type: ContentType, item?: ContentItem): ContentValues {
  return {
    title: '',
    description: '',
    date: '',
    url: '',
    platform: '',
    duration: '',
    venue: '',
    topic: '',
    audience: '',
    eventType: '',
    publisher: '',
    type,
    ...withoutId(item),
  };
}

function withoutId(item: ContentItem | undefined): Partial<Omit<ContentItem, 'id'>> {
  const { id: _id, ...rest } = item ?? { id: '' };
  return rest;
}

/** Converts the form's values to an item: trimmed, with only the fields of its kind that are filled in. */
export function toContentInput(values: ContentValues): Omit<ContentItem, 'id'> {
  const optional = (['url', ...contentDetails[values.type].map(({ name }) => name)] as const).flatMap((name) => {
    const text = values[name].trim();
    return text ? [[name, text] as const] : [];
  });
  return {
    type: values.type,
    title: values.title.trim(),
    description: values.description.trim(),
    date: values.date.trim(),
    ...Object.fromEntries(optional),
  };
}
