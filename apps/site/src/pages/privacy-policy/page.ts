import { words } from '@advisor/content/collections';
import { privacyPolicy } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'What this site stores about you, what stays in your browser, and how to have your data removed.',
  searchWords: 'GDPR, CCPA, data protection, cookies, tracking, delete my data, personal data',
  fields: words.legalText(),
  words: privacyPolicy,
});
