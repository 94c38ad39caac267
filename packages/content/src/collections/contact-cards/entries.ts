import type { Entries } from '../collection';
import type { ContactCard } from './schema';

export const contactCardEntries: Entries<ContactCard> = {
  email: {
    title: 'Email',
    value: '{email}',
    description: 'I read it myself, on business days.',
    icon: 'mail',
    href: 'mailto:{email}',
  },
  phone: {
    title: 'Phone',
    value: '{phone}',
    description: 'By appointment. Send a message first, and we will agree on a time.',
    icon: 'phone',
  },
  location: {
    title: 'Location',
    value: '{place}',
    description: 'Eastern Time. I travel to clients in North America and Europe.',
    icon: 'map-pin',
  },
  'response-time': {
    title: 'Response time',
    value: '24–\u206048\u00a0hours',
    description: 'If it cannot wait that long, say so in your first line.',
    icon: 'clock',
  },
};

// PAGE-22
/** The four info cards. */
export const contactCards: readonly ContactCard[] = Object.values(contactCardEntries);
