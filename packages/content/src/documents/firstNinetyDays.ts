import type { SiteDocument } from './document';

export const firstNinetyDays: SiteDocument = {
  kind: 'Checklist',
  title: 'First ninety days as a security leader',
  summary: 'Whom to meet, what to read and which promises to put off until you know more.',
  date: '2026-03-09',
  sections: [
    {
      heading: 'Days 1 to 10: listen',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'Ask your superior what would make you a success, and what made your predecessor leave' },
            {
              text: 'Meet whoever answers the telephone at night',
              note: 'You will need each other before you know each other.',
            },
            { text: 'Find the incident plan; call three numbers on it' },
            {
              text: 'Read the insurance policy and the answers on its application',
              note: 'You now vouch for these answers.',
            },
            { text: 'Get your own administrator rights reviewed', note: 'You should have none in your daily account.' },
          ],
        },
      ],
    },
    {
      heading: 'Days 11 to 30: read and walk',
      blocks: [
        {
          kind: 'table',
          caption: 'Whom to meet, and the one question',
          columns: [
            { label: 'Person', share: 2 },
            { label: 'Question', share: 4.4 },
          ],
          rows: [
            ['Head of finance', 'Which payment would you stop if I called, and would you believe it is me?'],
            ['Head of operations', 'What stops first, and after how many hours does it hurt?'],
            ['Head of human resources', 'When do you tell IT that somebody leaves?'],
            ['Lawyer', 'Whom must we tell of an incident, and within how many hours?'],
            ['Sales', 'What have we promised customers in writing about security?'],
            ['Help desk', 'What do people ask for that you should not do?'],
            ['Largest supplier', 'How would you tell us that you were attacked?'],
          ],
        },
        {
          kind: 'checks',
          items: [
            { text: 'Last two audit reports, last penetration test, open findings with their age' },
            { text: 'Contracts with the five suppliers that could hurt most' },
            { text: 'List of administrators, and the date of its last review' },
            { text: 'Log of the last restore test', note: 'If there is none, you have found your first project.' },
            { text: 'One day in the warehouse, the plant or the branch' },
          ],
        },
      ],
    },
    {
      heading: 'Days 31 to 60: count',
      blocks: [
        {
          kind: 'checks',
          items: [
            {
              text: 'Gaps counted against one framework',
              note: 'CIS Controls v8, Implementation Group 1, takes a week with the right people.',
            },
            { text: 'Five risks in dollars, as ranges, each agreed with its owner' },
            { text: 'One restore, watched, with a stopwatch' },
            { text: 'A tabletop exercise of two hours with those who would decide' },
            { text: 'Something ended: a report, a tool or a rule that nobody can explain' },
          ],
        },
      ],
    },
    {
      heading: 'Days 61 to 90: propose',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'A plan of one page: three things this year, with owners and dates' },
            { text: 'Budget talked through with finance before the meeting' },
            { text: 'Two pages for the board, with one decision' },
            { text: 'A named deputy, and a week in which you were not reached' },
            { text: 'What you found and will not fix this year, written down and accepted by somebody above you' },
          ],
        },
      ],
    },
    {
      heading: 'Promises to put off',
      blocks: [
        {
          kind: 'list',
          items: [
            '“We will be certified by the end of the year.” Not before you have counted.',
            '“This cannot happen to us again.” It can; say what would be different.',
            '“I will replace the provider.” Perhaps. First find out what was ordered from it.',
            '“You will not notice any of it.” They will, at every sign-in.',
          ],
        },
      ],
    },
  ],
};
