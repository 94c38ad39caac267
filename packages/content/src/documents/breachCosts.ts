import type { SiteDocument } from './document';

export const breachCosts: SiteDocument = {
  kind: 'White paper',
  title: 'What a breach costs a company of fifty',
  summary: 'Eleven incidents, counted to the dollar, including the bills that came a year later.',
  date: '2025-03-11',
  fullPages: 16,
  sections: [
    {
      heading: 'The argument in short',
      blocks: [
        'Published averages are in the millions, because they are made from large companies. A company of fifty reads them, decides that they are about someone else, and plans with zero. The eleven incidents in this paper cost between $31,000 and $412,000. None was fatal; three came close, and not because of the largest bills.',
      ],
    },
    {
      heading: 'Eleven incidents',
      blocks: [
        'Companies of 32 to 74 people, 2019 to 2024. Counted are invoices, overtime at what it was paid, and gross margin of orders that did not come. Not counted are reputation, which nobody could put into a ledger, and what insurance paid back.',
        {
          kind: 'table',
          caption: 'Costs by kind of incident',
          columns: [
            { label: 'Kind', share: 2.6 },
            { label: 'Incidents', share: 1, figures: true },
            { label: 'Lowest', share: 1.1, figures: true },
            { label: 'Median', share: 1.1, figures: true },
            { label: 'Highest', share: 1.1, figures: true },
            { label: 'Days disturbed', share: 1.2, figures: true },
          ],
          rows: [
            ['Payment redirected by mail fraud', '4', '$38,900', '$61,400', '$148,000', '3'],
            ['Ransomware', '5', '$96,000', '$237,500', '$412,000', '11'],
            ['Data lost at a supplier', '2', '$31,000', '$48,700', '$66,400', '5'],
          ],
        },
      ],
    },
    {
      heading: 'One of them, line by line',
      blocks: [
        'The middle one of the five cases of ransomware: a distributor of 51 people, eleven days without order entry, no ransom paid.',
        {
          kind: 'table',
          caption: 'Costs of one incident',
          columns: [
            { label: 'Line', share: 4 },
            { label: 'When', share: 1.8 },
            { label: 'Cost', share: 1.2, figures: true },
          ],
          rows: [
            ['Response and forensics', 'First month', '$46,200'],
            ['Lawyer', 'First quarter', '$18,500'],
            ['Overtime', 'First month', '$11,300'],
            ['Replaced hardware and licenses', 'First quarter', '$23,900'],
            ['Margin on lost orders', 'First quarter', '$74,000'],
            ['Notices to people whose data was read', 'Second quarter', '$9,600'],
            ['Higher insurance premium', 'A year later', '$14,200'],
            ['Audits by two customers', 'A year later', '$8,800'],
            ['Two people who left, replaced', 'A year later', '$31,000'],
            ['Together', '', '$237,500'],
          ],
        },
        'The last three lines are $54,000, or 23% of the total, and were in nobody’s estimate. The largest single line is lost margin, which no insurance of this company covered, because its policy paid for interruption only after a waiting time and up to a limit that was reached on day six.',
      ],
    },
    {
      heading: 'What made the difference',
      blocks: [
        {
          kind: 'list',
          items: [
            'Whether a restore had been practiced. The two that had were back in four and six days; the others needed eleven to twenty-seven.',
            'Whether a second person had to call before a payment to a new account. It was a rule in none of the four fraud cases, and would have cost a minute in each.',
            'Whether the lawyer and the response firm were known before. Finding them took up to three days of the most expensive kind.',
            'Whether somebody wrote down what was done. Insurers paid faster, and more, where there was a log.',
          ],
        },
        {
          kind: 'note',
          text: 'Call the insurer before anyone else starts to work. Several policies pay only for firms on their own list, and only from the call on.',
        },
      ],
    },
    {
      heading: 'Your own figure',
      blocks: [
        'An hour with last year’s books gives an estimate that is better than any average.',
        {
          kind: 'list',
          numbered: true,
          items: [
            'Gross margin of an average business day, times the days you would be away. If you have never restored, take fifteen.',
            'Add $60,000 for response, lawyer and overtime.',
            'Add $450 for each computer that would be set up again.',
            'Add a quarter of the sum for what comes a year later.',
            'Compare with the limit and the waiting time of your policy, and with the cash that you have.',
          ],
        },
      ],
    },
    {
      heading: 'What I would do',
      blocks: [
        'Spend the first $10,000 on a restore test, multi-factor authentication everywhere, and a rule for changed bank details that has no exception for the owner. Then read the policy with the broker, line by line, with your own figure beside it. Most of the difference between $96,000 and $412,000 was decided before the day it happened.',
      ],
    },
  ],
};
