import { words } from '@advisor/content/collections';
import { cybersecurityStrategy } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/cybersecurity-strategy',
  title: 'Cybersecurity Strategy',
  description:
    'Find out what your security spending buys, what is missing and what to do first, in a plan your board can read.',
  searchWords:
    'zero trust, compliance, regulation, security program, CISO, ransomware, phishing, NIST, HIPAA, security roadmap',
  fields: words.servicePage(),
  words: cybersecurityStrategy,
});
