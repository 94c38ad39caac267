import type { SiteDocument } from './document';

export const firstBudget: SiteDocument = {
  kind: 'White paper',
  title: 'The security leader’s first budget',
  summary: 'How to ask for money in a room where everyone asks for money: four budgets, what was granted and why.',
  date: '2026-09-15',
  fullPages: 18,
  sections: [
    {
      heading: 'The argument in short',
      blocks: [
        'The first budget decides how a security leader is heard for years. Most are written as a list of products with a frightening page in front. They are cut by a round number, because a list can be cut anywhere.',
        'A budget that is granted has three properties: it names what the business loses without it, it can be cut only in pieces whose absence is described, and it gives something back.',
      ],
    },
    {
      heading: 'Four budgets',
      blocks: [
        'The four were first budgets of new security leaders between 2023 and 2026. Names are left out and figures rounded.',
        {
          kind: 'table',
          caption: 'What was asked for, and what was granted',
          columns: [
            { label: 'Company', share: 2.3 },
            { label: 'Asked', share: 1.1, figures: true },
            { label: 'Granted', share: 1.1, figures: true },
            { label: 'Share', share: 0.8, figures: true },
            { label: 'Why', share: 3.6 },
          ],
          rows: [
            [
              'Service provider, 60 people',
              '$145,000',
              '$145,000',
              '100%',
              'Three clients had put it into their renewals; the request named them and their revenue',
            ],
            [
              'Group of clinics, 420 people',
              '$610,000',
              '$380,000',
              '62%',
              'The part with a loss in dollars was granted whole; “maturity” was struck',
            ],
            [
              'Maker of parts, 900 people',
              '$1,100,000',
              '$400,000',
              '36%',
              'One year instead of three, with the next year tied to a restore test',
            ],
            [
              'Public utility, 210 people',
              '$290,000',
              '$90,000',
              '31%',
              'A product list with a benchmark; the board asked what it would stop, and nobody could say',
            ],
          ],
        },
        'The two that did well were not better written. They had been talked through with the head of finance before the meeting, and the amount was no surprise to anyone in the room. The two that did badly were seen there for the first time.',
      ],
    },
    {
      heading: 'Four mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            'A share of revenue or of the IT budget as the argument. Benchmarks say what others spend, not what you would lose; a good director asks who those others are.',
            'Everything at once. A team of three cannot introduce five products in a year, and the board can count.',
            'One-time and running costs in one figure. The second year then looks like an increase.',
            'Nothing given back. Every company pays for tools that nobody opens. A leader who ends two of them before asking is believed about the third.',
          ],
        },
      ],
    },
    {
      heading: 'The shape that works',
      blocks: [
        'One page, in four parts, and the details behind it. Each package is a decision of its own: yes, no, or later with a date.',
        {
          kind: 'table',
          caption: 'One package on the page',
          columns: [
            { label: 'Part', share: 1.4 },
            { label: 'Example', share: 5 },
          ],
          rows: [
            [
              'What may happen',
              'Production stops for nine days, as at a competitor in March. $70,000 to $90,000 a day.',
            ],
            [
              'What changes it',
              'Backups that cannot be deleted, a restore tested twice a year: from nine days to two.',
            ],
            ['What it costs', '$38,000 once and $26,000 a year, for three years; half a person for a quarter.'],
            [
              'If the answer is no',
              'Nine days stays the plan. The plant manager has read this line and agrees with it.',
            ],
          ],
        },
        { kind: 'note', text: 'The last row is the strongest. It turns a refusal into a decision with a name on it.' },
        'Three packages are enough for a first year. Order them so that the first is right even if it is the only one, and say so.',
      ],
    },
    {
      heading: 'Before the meeting',
      blocks: [
        {
          kind: 'checks',
          items: [
            {
              text: 'The head of finance has seen every figure',
              note: 'And has changed one. It is then a figure of finance.',
            },
            { text: 'The owner of each system has agreed to what happens without it' },
            { text: 'One-time and yearly costs stand apart, for three years' },
            { text: 'Something is ended, with its saving' },
            {
              text: 'The first result is due within ninety days',
              note: 'A restore, a count, a date. Something that can be shown.',
            },
            { text: 'You know which package you would give up' },
          ],
        },
      ],
    },
    {
      heading: 'What I would do',
      blocks: [
        'Ask for less than you could justify, for what can be finished, and come back with proof. The second budget is the one that pays for the program; the first one buys the right to write it. If you inherit a budget that is too small, do not fight it in the first month: spend it visibly well and put the missing line, with its dollars, into the quarterly report until somebody asks.',
      ],
    },
  ],
};
