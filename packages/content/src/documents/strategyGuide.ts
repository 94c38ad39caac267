import type { SiteDocument } from './document';

/** The guide of /download-strategy-guide. */
export const strategyGuide: SiteDocument = {
  kind: 'Guide',
  title: 'The Cybersecurity Strategy Guide',
  summary: 'How to build a security program that a small team can run and a board can follow.',
  date: '2026-08-03',
  fullPages: 50,
  sections: [
    {
      heading: 'What to protect',
      blocks: [
        'A strategy that begins with threats ends with products. Begin with what the business cannot do without, and for how long it can do without it. Three lists are enough, and each has an owner outside of IT.',
        {
          kind: 'list',
          items: [
            'Systems: what stops if it is gone. For each, the hours until somebody outside the company notices.',
            'Data: what hurts if it is read, changed or lost. Payroll, health, designs, other people’s data under contract.',
            'People: who can move money, who can administer systems, who knows something that nobody else knows.',
          ],
        },
        'Ask each owner for two numbers. The recovery time objective is how long the system may be away; the recovery point objective is how much work, in hours, may be lost. Most first answers are “none”. Put a price beside them and ask again.',
        {
          kind: 'table',
          caption: 'An inventory that fits on a page',
          columns: [
            { label: 'System', share: 2 },
            { label: 'Owner', share: 2 },
            { label: 'May be away', share: 1.4, figures: true },
            { label: 'May lose', share: 1.3, figures: true },
            { label: 'If it is gone', share: 3 },
          ],
          rows: [
            ['Order entry', 'Head of sales', '8 hours', '1 hour', 'Paper forms for a day, then customers leave'],
            ['Email and files', 'Office manager', '24 hours', '4 hours', 'Phones; nobody can find a contract'],
            ['Production planning', 'Plant manager', '48 hours', '24 hours', 'The printed plan covers two shifts'],
            ['Payroll', 'Head of finance', '5 days', '24 hours', 'The bank repeats last month’s file'],
          ],
        },
      ],
    },
    {
      heading: 'Choosing a framework',
      blocks: [
        'A framework is a list that somebody else has argued about so that you do not have to. Choose one, write down why, and use it for three years.',
        {
          kind: 'table',
          caption: 'Three that are worth the paper',
          columns: [
            { label: 'Framework', share: 2 },
            { label: 'What it is', share: 3.2 },
            { label: 'Take it when', share: 3 },
          ],
          rows: [
            [
              'CIS Controls v8',
              '18 controls with 153 safeguards, in three implementation groups. The first has 56.',
              'You have to do something on Monday, with a small team',
            ],
            [
              'NIST CSF 2.0',
              'Outcomes in six functions: govern, identify, protect, detect, respond, recover.',
              'You have to explain the program to people who run other things',
            ],
            [
              'ISO/IEC 27001:2022',
              'A management system that can be certified, with 93 controls to choose from.',
              'Customers ask for a certificate and would pay for the difference',
            ],
          ],
        },
        'For a company of fifty to five hundred people I recommend the first as the work list and the second as the table of contents of the report. A certificate comes when a contract is worth more than it costs: expect a year of preparation, an audit in two stages, surveillance every year, and a new certification every third.',
      ],
    },
    {
      heading: 'Risk in dollars',
      blocks: [
        'Red, yellow and green cannot be added, and nobody has ever funded a yellow. An estimate in dollars can be wrong and is still more useful, because it can be argued about. Give ranges, say how sure you are, and write down the reason for each end.',
        { kind: 'subheading', text: 'A worked example' },
        'Ransomware stops a company of 120 people. It happens to companies like this one between once in five and once in twenty years; say once in ten, or 10% a year. It would cost between $180,000 and $900,000; say $450,000. The expected loss is 10% of $450,000, which is $45,000 a year.',
        'Backups that cannot be deleted, and a restore that is practiced twice a year, bring the middle of the loss from $450,000 to $150,000. The expected loss becomes $15,000. The measure saves $30,000 a year and costs $14,000.',
        {
          kind: 'table',
          caption: 'Before and after, per year',
          columns: [
            { label: 'Estimate', share: 3 },
            { label: 'Today', share: 1.4, figures: true },
            { label: 'With the measure', share: 1.6, figures: true },
          ],
          rows: [
            ['Chance in a year', '10%', '10%'],
            ['Loss when it happens', '$450,000', '$150,000'],
            ['Expected loss a year', '$45,000', '$15,000'],
            ['Cost of the measure a year', '–', '$14,000'],
            ['Together', '$45,000', '$29,000'],
          ],
        },
        {
          kind: 'note',
          text: 'The average hides the year in which it happens. Show the chief financial officer the high end too, and ask one question: could we pay $900,000 in one year?',
        },
      ],
    },
    {
      heading: 'A budget you can defend',
      blocks: [
        'Fund in this order. Each line makes the ones below it cheaper, and none needs a new department.',
        {
          kind: 'list',
          numbered: true,
          items: [
            'Multi-factor authentication on everything that faces the internet, on mail and for administrators.',
            'Backups: three copies on two kinds of media, one of them off site. Ransomware has added two more to this old rule: a copy that an administrator cannot delete, and a restore that was tested.',
            'Patches within a month for everything, and within days for what is being exploited. CISA publishes that list.',
            'Detection on endpoints, with somebody who answers at night. If nobody does, buy that, not the tool.',
            'Administrator rights taken away from daily accounts.',
            'Training, once a year and at hiring, and a way to report that takes one click.',
          ],
        },
        'Delay what needs the list above to work: network segmentation beyond servers and guests, data loss prevention, a security operations center of your own. Stop what nobody reads: the weekly report without a decision in it, the second scanner, the test whose findings are those of last year.',
      ],
    },
    {
      heading: 'People and suppliers',
      blocks: [
        'Every task has one name. Whoever does the work is not the person who checks it, even if the checking takes an hour a quarter and is done by the controller.',
        {
          kind: 'table',
          caption: 'Who does it, who checks it',
          columns: [
            { label: 'Task', share: 2.4 },
            { label: 'Done by', share: 1.8 },
            { label: 'Checked by', share: 1.8 },
            { label: 'How often', share: 1.3 },
          ],
          rows: [
            ['Access of people who left', 'IT', 'Human resources', 'Monthly'],
            ['Restore test', 'Provider', 'Owner of the system', 'Twice a year'],
            ['Administrator accounts', 'IT', 'Head of finance', 'Quarterly'],
            ['Exceptions from patching', 'Provider', 'Security lead', 'Monthly'],
            ['Contact list for incidents', 'Security lead', 'Chief executive', 'Quarterly'],
          ],
        },
        'In the contract with a provider: who answers at night and within what time; notice of its own incidents within 72 hours or sooner; the right to see the restore log; and what it hands over, in which form, within 30 days of the end.',
      ],
    },
    {
      heading: 'Reporting to the board',
      blocks: [
        'Two pages a quarter. The first is for directors who have five minutes, the second for those who ask. A director should be able to say what was decided and what it costs not to decide.',
        {
          kind: 'list',
          numbered: true,
          items: [
            'What changed since last quarter, in three sentences.',
            'The five largest risks in dollars, each with its range, its owner and its direction.',
            'Four measures that do not change from quarter to quarter: devices patched in time, administrators with multi-factor authentication, hours of the last restore, share of people who reported the last test message.',
            'Incidents, also small ones, each with what was changed.',
            'One decision that is asked for, with what happens if the answer is no.',
          ],
        },
        { kind: 'subheading', text: 'The first hundred days of the program' },
        {
          kind: 'checks',
          items: [
            { text: 'By day 30: the three lists, with an owner for each line' },
            { text: 'By day 45: the framework chosen, and the gaps of its first level counted' },
            { text: 'By day 60: five risks in dollars, with ranges' },
            { text: 'By day 75: one restore, done while somebody watched' },
            { text: 'By day 90: a tabletop exercise of two hours with the executive team' },
            { text: 'By day 100: the first two pages for the board' },
          ],
        },
      ],
    },
  ],
};
