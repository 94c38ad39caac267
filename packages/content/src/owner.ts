import { placeholder } from './placeholders';

/**
 * The single source of the owner's name, description, addresses and links.
 * Every value wrapped in `placeholder` is invented: replace it and remove the mark.
 */
export const owner = {
  name: placeholder('Miriam Brubaker', 'your full name'),
  /** One line under the name: the footer, structured data, the media kit. */
  role: 'Cybersecurity executive, MSP consultant and technology advisor',
  /** The public address of the site, without a trailing slash. */
  siteUrl: placeholder('https://www.miriambrubaker.example', 'the address of this site'),
  email: placeholder('hello@miriambrubaker.example', 'the e-mail address for visitors'),
  mediaEmail: placeholder('media@miriambrubaker.example', 'the e-mail address for journalists and hosts'),
  /** Calls are arranged first, so no number is published. */
  phone: 'By appointment',
  location: {
    city: 'South Bend',
    region: 'Indiana',
    country: 'United States',
    timeZone: 'America/Indiana/Indianapolis',
  },
  /** The external page where visitors pick a time. */
  schedulingUrl: placeholder('https://calendar.example.com/miriam-brubaker', 'your scheduling page'),
  /** The external calendar that the industry calendar is based on. */
  originalCalendarUrl: placeholder(
    'https://calendar.example.org/msp-industry',
    'the industry calendar you keep elsewhere',
  ),
  social: [
    { label: 'LinkedIn', href: placeholder('https://linkedin.example/in/miriam-brubaker', 'your LinkedIn profile') },
    { label: 'YouTube', href: placeholder('https://youtube.example/@miriam-brubaker', 'your YouTube channel') },
    { label: 'Mastodon', href: placeholder('https://mastodon.example/@miriam', 'your Mastodon profile') },
  ] as readonly { label: string; href: `https://${string}` }[],
  legal: {
    /** The person named in the privacy policy and the terms. */
    name: placeholder('Miriam Brubaker', 'the person who answers legal questions'),
    email: placeholder('legal@miriambrubaker.example', 'the e-mail address for legal questions'),
    /** The jurisdiction that governs the terms of service. */
    jurisdiction: placeholder('[governing jurisdiction]', 'the state and county whose law governs the terms'),
  },
} as const;

/** "South Bend, Indiana" */
export const ownerLocation = `${owner.location.city}, ${owner.location.region}` as const;
