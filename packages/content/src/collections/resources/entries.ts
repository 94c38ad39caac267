import type { Entries } from '../collection';
import type { ResourceCategory } from './schema';

export const resourceCategoryEntries: Entries<ResourceCategory> = {
  cybersecurity: {
    name: 'Cybersecurity',
    description: 'For anyone who has to show that the basics are in place.',
    resources: [
      {
        name: 'CIS Controls v8 starter checklist',
        type: 'Checklist',
        description: 'The 56 safeguards of Implementation Group 1, each with the evidence an assessor will ask for.',
        downloadUrl:
          /* placeholder: your own checklist, in place of this one */ '/files/cis-controls-v8-starter-checklist.pdf',
      },
      {
        name: 'Incident call sheet',
        type: 'Template',
        description: 'One page to print and keep offline: names, numbers and the order to call them in.',
        downloadUrl: /* placeholder: the template as a document */ null,
      },
      {
        name: 'Cyber insurance renewal guide',
        type: 'Guide',
        description: 'The questions underwriters ask, why they ask them, and how to answer without promising too much.',
        downloadUrl: /* placeholder: the guide as a PDF */ null,
      },
    ],
  },
  'msp-business': {
    name: 'MSP business',
    description: 'For owners who want the numbers to make sense.',
    resources: [
      {
        name: 'Cost per user worksheet',
        type: 'Worksheet',
        description: 'Turns wages, licenses and overhead into what one managed user costs you each month.',
        downloadUrl: /* placeholder: the worksheet as a spreadsheet */ null,
      },
      {
        name: 'Managed services agreement outline',
        type: 'Template',
        description: 'The clauses to have and the ones that cause disputes, to take to your own lawyer.',
        downloadUrl: /* placeholder: the outline as a document */ null,
      },
      {
        name: 'Preparing to sell: a two-year calendar',
        type: 'Checklist',
        description: 'What a buyer will ask for, and when to start so that you have it on the day.',
        downloadUrl:
          /* placeholder: your own checklist, in place of this one */ '/files/preparing-to-sell-two-year-calendar.pdf',
      },
    ],
  },
  'channel-and-partnerships': {
    name: 'Channel and partnerships',
    description: 'For vendors and the partners who sell for them.',
    resources: [
      {
        name: 'Partner program one-pager',
        type: 'Template',
        description: 'A program that does not fit on this page will not fit in a partner’s head.',
        downloadUrl: /* placeholder: the template as a document */ null,
      },
      {
        name: 'Partner interview questions',
        type: 'Guide',
        description: 'Eighteen questions that get past politeness, with notes on what the answers tend to mean.',
        downloadUrl: /* placeholder: the guide as a PDF */ null,
      },
      {
        name: 'Joint business plan worksheet',
        type: 'Worksheet',
        description: 'One year, three goals, two owners. Review it each quarter in under an hour.',
        downloadUrl: /* placeholder: the worksheet as a spreadsheet */ null,
      },
    ],
  },
  'leadership-and-governance': {
    name: 'Leadership and governance',
    description: 'For directors and the executives who report to them.',
    resources: [
      {
        name: 'Board question set on cyber risk',
        type: 'Guide',
        description: 'Twelve questions in the order to ask them, and what a good answer sounds like.',
        downloadUrl: /* placeholder: the guide as a PDF */ null,
      },
      {
        name: 'Quarterly risk report',
        type: 'Template',
        description: 'Two pages that a director reads to the end, with a filled-in example.',
        downloadUrl: /* placeholder: the template as a document */ null,
      },
      {
        name: 'First ninety days as a security leader',
        type: 'Checklist',
        description: 'Whom to meet, what to read and which promises to put off until you know more.',
        downloadUrl:
          /* placeholder: your own checklist, in place of this one */ '/files/first-ninety-days-as-a-security-leader.pdf',
      },
    ],
  },
};

// PAGE-6
/** Four categories with three items each. */
export const resourceCategories: readonly ResourceCategory[] = Object.values(resourceCategoryEntries);
