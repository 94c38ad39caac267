import type { SiteDocument } from './document';

export const preparingToSell: SiteDocument = {
  kind: 'Checklist',
  title: 'Preparing to sell: a two-year calendar',
  summary: 'What a buyer of a managed service provider will ask for, and when to start so that you have it on the day.',
  date: '2026-01-12',
  sections: [
    {
      heading: 'Twenty-four months before',
      blocks: [
        {
          kind: 'checks',
          items: [
            {
              text: 'Know why you sell, and what you need from it after taxes',
              note: 'A number, agreed at home. Everything else is measured against it.',
            },
            {
              text: 'Books on an accrual basis, closed by the 15th of each month',
            },
            { text: 'Revenue split into recurring, project and resale, with the cost of each' },
            {
              text: 'Every client on a written agreement that can be assigned',
              note: 'An asset sale needs the assignment clause; a sale of shares may still need consent.',
            },
            {
              text: 'Private expenses out of the firm, or marked to be added back',
            },
          ],
        },
      ],
    },
    {
      heading: 'Eighteen months before',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'No client above 15% of revenue, or a plan that gets there' },
            { text: 'The yearly price adjustment is in all agreements' },
            { text: 'A service manager runs the desk, and clients call that person' },
            {
              text: 'Documentation in one system; no password in a head',
              note: 'Test: you are away for two weeks without a laptop.',
            },
            {
              text: 'Own security in order',
              note: 'CIS Controls v8, Implementation Group 1, with evidence. An incident during a sale ends it.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Twelve months before',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'Advisers chosen: a lawyer who has closed such deals, a tax adviser, perhaps a broker' },
            { text: 'Structure discussed: assets or shares, and what each leaves after taxes' },
            { text: 'Adjusted EBITDA of the last twelve months, each adjustment with its invoice' },
            { text: 'Churn, revenue per user and margin per client for three years' },
            {
              text: 'Agreements with employees: confidentiality, inventions, non-solicitation',
            },
            {
              text: 'Key people know that they matter',
              note: 'A bonus for staying, paid some months after closing, is cheaper than a search.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Six months before',
      blocks: [
        {
          kind: 'checks',
          items: [
            {
              text: 'A review of earnings from your own side',
            },
            {
              text: 'Data room with an index: corporate, finance, clients, people, vendors, licenses, insurance, security, disputes',
            },
            { text: 'Licenses counted and paid, also of your own tools' },
            { text: 'Leases, loans and personal guarantees listed, with how each one ends' },
            { text: 'Ten buyers, with who knows whom there' },
          ],
        },
      ],
    },
    {
      heading: 'Three months before',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'Confidentiality agreement before any name of a client' },
            {
              text: 'A letter of intent read for four things: price, what is paid at closing, exclusivity, working capital',
              note: 'After it is signed, your position only gets weaker.',
            },
            { text: 'Results kept up' },
            { text: 'Plan for day one: who tells whom, in which order, in which words' },
          ],
        },
      ],
    },
    {
      heading: 'The day, and after',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'People hear it from you, before anyone else, together' },
            { text: 'The ten largest clients are called on the same day' },
            { text: 'Accounts, domains, certificates and signatures handed over by a list, signed' },
            { text: 'Your own rights end on a date', note: 'Keep no administrator account as a favor.' },
            {
              text: 'Dates in the calendar: end of the holdback, measurement of any earn-out, end of your consulting time',
            },
          ],
        },
        {
          kind: 'note',
          text: 'An order of work, and no legal or tax advice.',
        },
      ],
    },
  ],
};
