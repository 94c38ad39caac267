/** All enumerated values of the lists. Types and validation both derive from this map. */
export const kinds = {
  /** Icons, by their lucide name. */
  icon: [
    'book-open',
    'briefcase',
    'building-2',
    'calculator',
    'calendar',
    'clock',
    'compass',
    'file-text',
    'globe',
    'grid-3x3',
    'handshake',
    'mail',
    'map-pin',
    'mic',
    'network',
    'newspaper',
    'phone',
    'scale',
    'shield',
    'sprout',
    'users',
  ],
  /** A text colour of the theme, by its role. */
  colour: ['ink', 'soft', 'accent', 'marker'],
  illustration: ['globe', 'shield', 'growth', 'llama'],
  podcastType: ['Interview', 'Panel', 'Short take'],
  speakingType: ['Keynote', 'Panel', 'Workshop', 'Webinar', 'Briefing'],
  publicationType: ['Article', 'Column', 'Report'],
  featuredType: ['Recorded talk', 'Workshop', 'Report'],
  resourceType: ['Checklist', 'Template', 'Guide', 'Worksheet'],
  toolCategory: ['Cybersecurity', 'Business', 'Partnerships', 'Risk Management', 'Resources'],
  appearanceStatus: ['Confirmed', 'Scheduled'],
  paperCategory: ['Leadership', 'Business Strategy', 'Cybersecurity', 'Cloud Security', 'Infrastructure', 'Financial'],
} as const satisfies Record<string, readonly string[]>;

export type Kind<Name extends keyof typeof kinds> = (typeof kinds)[Name][number];

/** A date as `YYYY-MM-DD`, so that lists can be sorted and used in feeds. */
export type IsoDate = `${number}-${number}-${number}`;
