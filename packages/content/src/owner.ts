/**
 * The single source of the owner's name, description, addresses and links.
 * Every value after a `placeholder` comment is invented: replace it and remove the comment.
 */
export const owner = {
  name: /* placeholder: your full name */ 'Miriam Brubaker',
  /** One line under the name: the footer, structured data, the media kit. */
  role: 'Cybersecurity executive, MSP consultant and technology advisor',
  /** The public address of the site, without a trailing slash. */
  siteUrl: /* placeholder: the address of this site */ 'https://www.miriambrubaker.example',
  email: /* placeholder: the email address for visitors */ 'hello@miriambrubaker.example',
  mediaEmail: /* placeholder: the email address for journalists and hosts */ 'media@miriambrubaker.example',
  /** Calls are arranged first, so no number is published. */
  phone: 'By appointment',
  location: {
    city: 'South Bend',
    region: 'Indiana',
    country: 'United States',
    timeZone: 'America/Indiana/Indianapolis',
  },
  /** The external page where visitors pick a time. */
  schedulingUrl: /* placeholder: your scheduling page */ 'https://calendar.example.com/miriam-brubaker',
  /** The external calendar that the industry calendar is based on. */
  originalCalendarUrl:
    /* placeholder: the industry calendar you keep elsewhere */ 'https://calendar.example.org/msp-industry',
  social: [
    { label: 'LinkedIn', href: /* placeholder: your LinkedIn profile */ 'https://linkedin.example/in/miriam-brubaker' },
    { label: 'YouTube', href: /* placeholder: your YouTube channel */ 'https://youtube.example/@miriam-brubaker' },
    { label: 'Mastodon', href: /* placeholder: your Mastodon profile */ 'https://mastodon.example/@miriam' },
  ] as readonly { label: string; href: `https://${string}` }[],
  legal: {
    /** The person named in the privacy policy and the terms. */
    name: /* placeholder: the person who answers legal questions */ 'Miriam Brubaker',
    email: /* placeholder: the email address for legal questions */ 'legal@miriambrubaker.example',
    /** The jurisdiction that governs the terms of service. */
    jurisdiction: /* placeholder: the state and county whose law governs the terms */ '[governing jurisdiction]',
  },
} as const;

/** "South Bend, Indiana" */
export const ownerLocation = `${owner.location.city}, ${owner.location.region}` as const;
