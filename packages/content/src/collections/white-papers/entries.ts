import type { Entries } from '../collection';
import type { WhitePaper } from './schema';

export const whitePaperEntries: Entries<WhitePaper> = {
  'security-leaders-first': {
    title: 'The security leader’s first budget',
    description:
      'How to ask for money in a room where everyone asks for money: four budgets, what was granted and why.',
    category: 'Leadership',
    pages: 18,
    date: '2026-09-15',
    downloadUrl: /* placeholder: your own paper, in place of this one */ '/files/the-security-leaders-first-budget.pdf',
  },
  'pricing-managed-services': {
    title: 'Pricing managed services after wage inflation',
    description:
      'What 412 small providers did with their prices between 2021 and 2025, and which of them kept their clients.',
    category: 'Business Strategy',
    pages: 26,
    date: '2026-06-02',
    downloadUrl:
      /* placeholder: your own paper, in place of this one */ '/files/pricing-managed-services-after-wage-inflation.pdf',
  },
  'evidence-before-assurance': {
    title: 'Evidence before assurance',
    description: 'Replacing supplier questionnaires with five pieces of evidence that can be checked in an afternoon.',
    category: 'Cybersecurity',
    pages: 22,
    date: '2026-02-17',
    downloadUrl: /* placeholder: your own paper, in place of this one */ '/files/evidence-before-assurance.pdf',
  },
  'shared-responsibility-written': {
    title: 'Shared responsibility, written down',
    description:
      'Who does what in a cloud tenancy that a provider runs for its client: a matrix with 48 rows and no blanks.',
    category: 'Cloud Security',
    pages: 30,
    date: '2025-10-28',
    downloadUrl:
      /* placeholder: your own paper, in place of this one */ '/files/shared-responsibility-written-down.pdf',
  },
  'retiring-the-server-room': {
    title: 'Retiring the server room',
    description: 'Three manufacturers that closed theirs and one that opened it again, with costs over five years.',
    category: 'Infrastructure',
    pages: 20,
    date: '2025-06-24',
    downloadUrl: /* placeholder: your own paper, in place of this one */ '/files/retiring-the-server-room.pdf',
  },
  'breach-costs-company': {
    title: 'What a breach costs a company of fifty',
    description: 'Eleven incidents, counted to the dollar, including the bills that came a year later.',
    category: 'Financial',
    pages: 16,
    date: '2025-03-11',
    downloadUrl:
      /* placeholder: your own paper, in place of this one */ '/files/what-a-breach-costs-a-company-of-fifty.pdf',
  },
};

/** Newest first, one for each category. */
export const whitePapers: readonly WhitePaper[] = Object.values(whitePaperEntries);
