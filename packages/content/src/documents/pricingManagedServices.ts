import type { SiteDocument } from './document';

export const pricingManagedServices: SiteDocument = {
  kind: 'White paper',
  title: 'Pricing managed services after wage inflation',
  summary:
    'What 412 small providers did with their prices between 2021 and 2025, and which of them kept their clients.',
  date: '2026-06-02',
  fullPages: 26,
  sections: [
    {
      heading: 'The argument in short',
      blocks: [
        'Service wages rose faster between 2021 and 2025 than most contracts allowed prices to follow. The providers that raised prices a little every year kept their margin and lost the fewest clients. Those that waited for the right moment lost margin first and clients afterwards.',
        {
          kind: 'note',
          text: 'Clients do not leave over a price that they were told to expect. They leave over a surprise.',
        },
      ],
    },
    {
      heading: 'What they did',
      blocks: [
        'The figures are from the association’s survey of 412 providers with fewer than 50 employees. They are answers of owners, not audited books, and a survey shows what went together, not what caused what.',
        {
          kind: 'table',
          caption: 'Prices, margins and clients of 412 providers, 2021 to 2025',
          columns: [
            { label: 'Price of existing contracts', share: 2.5 },
            { label: 'Providers', share: 1.1, figures: true },
            { label: 'Share', share: 0.9, figures: true },
            { label: 'Margin 2021', share: 1.1, figures: true },
            { label: 'Margin 2025', share: 1.1, figures: true },
            { label: 'Clients lost a year', share: 1.2, figures: true },
          ],
          rows: [
            ['Raised every year', '143', '35%', '45%', '46%', '7%'],
            ['Raised once', '198', '48%', '45%', '38%', '9%'],
            ['Not raised', '71', '17%', '44%', '33%', '8%'],
            ['All', '412', '100%', '45%', '40%', '8%'],
          ],
        },
        'Margin is the gross margin on services: what is left of recurring revenue after service wages and tools. Medians of each group; clients lost are the median share of clients that ended a contract in a year.',
      ],
    },
    {
      heading: 'Three findings',
      blocks: [
        { kind: 'subheading', text: 'Small and yearly is safer than large and once' },
        'The yearly increases were between 3% and 6%. The single ones were between 12% and 20%, and were followed by a year in which twice as many clients left as in a usual one. Over the four years both groups raised prices by about the same amount.',
        { kind: 'subheading', text: 'Not raising is no way to keep clients' },
        'Providers that left prices alone lost as many clients as the others. They paid for it elsewhere: positions stayed open longer, and the time to first answer grew, which is what clients notice.',
        { kind: 'subheading', text: 'The clause matters more than the percentage' },
        'Where the contract named a yearly adjustment, a conversation about price was rare. Where it did not, each increase was a negotiation with the client’s best negotiator, who had all the time in the world.',
      ],
    },
    {
      heading: 'Four models, compared',
      blocks: [
        {
          kind: 'table',
          caption: 'How managed services are priced',
          columns: [
            { label: 'Model', share: 1.6 },
            { label: 'Good when', share: 3 },
            { label: 'Breaks when', share: 3 },
          ],
          rows: [
            ['Per user', 'People have several devices; security is included', 'Shifts share accounts and machines'],
            ['Per device', 'Machines count, such as on a shop floor', 'Everyone gets a second laptop and asks why'],
            ['By package', 'Clients are alike and you want to steer', 'Each package has exceptions by the second year'],
            ['Flat fee', 'The scope is small and stable', 'The client grows and the fee does not'],
          ],
        },
        'Per user with two or three packages is the most common choice among those who raised prices yearly. What it counts should be counted by a tool every month, and billed as counted.',
      ],
    },
    {
      heading: 'A yearly adjustment, in four sentences',
      blocks: [
        'To take to your own lawyer. “Fees are adjusted each January 1. The adjustment is the change of the Employment Cost Index for private industry over the twelve months to the preceding September, and at least 3%. The provider gives notice by November 1. The client may end the agreement with effect from December 31 if the adjustment is above 8%.”',
        'The last sentence costs little and removes the only good objection.',
      ],
    },
    {
      heading: 'What I would do',
      blocks: [
        {
          kind: 'list',
          numbered: true,
          items: [
            'Compute your cost per user this week. Without it, any price is a guess with a logo.',
            'Sort clients by margin. Talk to the lowest five first, with a smaller scope in hand.',
            'Put the clause into every renewal, and do not sign one without it.',
            'Raise by a little in the first year, even if you need more, and tell clients what the rule is from now on.',
            'Pay your technicians part of it, and tell them that too.',
          ],
        },
      ],
    },
  ],
};
