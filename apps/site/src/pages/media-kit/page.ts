import { mediaAssetGroupsCollection, recentCoverageCollection, words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/media-kit',
  title: 'Media Kit',
  description:
    'Quick facts, a biography, photographs and speaking materials for journalists, hosts and event organizers.',
  searchWords: 'headshot, portrait, photograph, picture, logo, biography, press kit, journalists',
  parent: '/media',
  fields: {
    hero: words.opening(),
    quickFacts: words.facts('Quick facts'),
    biography: words.prose('Biography'),
    mediaAssets: words.section('Media assets'),
    mediaContact: words.facts('Media contact'),
    coverage: words.section('Coverage'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'For the press',
      headline: 'Media kit',
      lead: 'Facts, a biography and files that you may use with credit, without asking.',
    },
    quickFacts: {
      label: 'Quick facts',
      heading: 'At a glance',
      items: [
        { label: 'Name', value: '{name}' },
        { label: 'Role', value: '{role}' },
        { label: 'Based in', value: '{place}' },
        { label: 'Experience', value: 'Two decades of technology leadership, 15+ years of it in global advisory work' },
        { label: 'Speaking', value: '200+ events, audiences from 50+ to 1,700+' },
        { label: 'Languages', value: 'English and Spanish' },
      ],
    },
    biography: {
      label: 'Biography',
      heading: 'Biography',
      paragraphs: [
        /* placeholder: a paragraph of your own biography */
        '{name} advises managed service providers, technology vendors and corporate boards on cybersecurity and growth.',
        /* placeholder: a paragraph of your own biography */
        'She began on a help desk in South Bend, Indiana, ran the company within five years and led it through its acquisition. She has since been head of security at a regional health network and founded three companies that serve the channel.',
        /* placeholder: a paragraph of your own biography */
        'She chairs the Cybersecurity Council of the Alliance of Managed Service Firms and the Partner Advisory Board of Channel Commons. She lives near Brambles Farm, which her family has worked since 1984.',
      ],
    },
    mediaAssets: { label: 'Files', heading: 'Files for download' },
    mediaContact: {
      label: 'Contact',
      heading: 'Media contact',
      intro: 'Media inquiries are answered within 4–\u20606\u00a0hours on business days.',
      items: [
        { label: 'Email', value: '{mediaEmail}', href: 'mailto:{mediaEmail}' },
        { label: 'Phone', value: '{phone}' },
        { label: 'Location', value: '{place}' },
      ],
    },
    coverage: { label: 'Coverage', heading: 'Recent coverage' },
    closingCall: {
      heading: 'Need something else?',
      text: 'Ask for an interview, a quote or a file in another format. Say when you need it.',
      actions: [
        { label: 'Request an interview', href: '/contact' },
        { label: 'Request a talk', href: '/speaking-engagement' },
      ],
    },
  },
  entries: { mediaAssetGroups: mediaAssetGroupsCollection, recentCoverage: recentCoverageCollection },
});
