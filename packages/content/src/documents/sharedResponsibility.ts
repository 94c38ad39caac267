import type { SiteDocument } from './document';

export const sharedResponsibility: SiteDocument = {
  kind: 'White paper',
  title: 'Shared responsibility, written down',
  summary:
    'Who does what in a cloud tenancy that a provider runs for its client. The full matrix has 48 rows and no blanks.',
  date: '2025-10-28',
  fullPages: 30,
  sections: [
    {
      heading: 'The argument in short',
      blocks: [
        'Cloud companies publish a picture of shared responsibility with two parties. When a provider runs the tenancy for a client, there are three, and the picture has a hole exactly where most incidents begin: settings, accounts and data.',
        'The hole is not closed by a better picture. It is closed by a table in which every row has one party that does the work, one that decides, and a piece of evidence. If two parties could each think that it is the other, the row is not finished.',
      ],
    },
    {
      heading: 'Three parties, four words',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { text: 'The cloud company', strong: true },
              { text: ' runs buildings, hardware and the service. It does not know your people.' },
            ],
            [
              { text: 'The provider', strong: true },
              { text: ' has administrator rights. It can change everything and decides nothing by itself.' },
            ],
            [
              { text: 'The client', strong: true },
              { text: ' owns the data and the risk. No contract moves the second one away.' },
            ],
          ],
        },
        'Does: carries the task out. Decides: can say yes, no and how much. Is told: hears of it within a stated time. Evidence: what shows, a month later, that it was done.',
      ],
    },
    {
      heading: 'Twelve of the rows',
      blocks: [
        'A tenancy with mail, files and identity, such as Microsoft 365 or Google Workspace, for a company of fifty.',
        {
          kind: 'table',
          caption: 'The rows that are most often blank',
          columns: [
            { label: 'Task', share: 2.8 },
            { label: 'Does', share: 1.3 },
            { label: 'Decides', share: 1.3 },
            { label: 'Evidence', share: 3 },
          ],
          rows: [
            [
              'Multi-factor authentication for all accounts',
              'Provider',
              'Client',
              'Monthly report of accounts by method',
            ],
            ['Exceptions from it', 'Provider', 'Client, in writing', 'List with a reason and an end date'],
            [
              'Accounts that can be used in an emergency',
              'Provider',
              'Client',
              'Two accounts, sealed, tested twice a year',
            ],
            ['Accounts of people who leave', 'Provider', 'Client', 'Ticket with two times: told, and done'],
            [
              'Rights of the provider’s own technicians',
              'Provider',
              'Client',
              'Names, roles and last review; no permanent global rights',
            ],
            ['Applications that users connect', 'Provider', 'Provider', 'Consent is limited; requests with answers'],
            ['Sharing with people outside', 'Provider', 'Client', 'The setting, and a quarterly list of open links'],
            ['Mail rules that forward outside', 'Provider', 'Provider', 'Blocked by default; alert within a day'],
            ['Backup of mail and files', 'Provider', 'Client', 'A second copy in another account; restore log'],
            ['How long logs are kept', 'Provider', 'Client', 'The setting in days, checked against the license'],
            [
              'Alerts outside of business hours',
              'Provider',
              'Client',
              'Who is on call, and the last test of the telephone chain',
            ],
            [
              'Fault of the cloud service itself',
              'Cloud company',
              'Cloud company',
              'Its status page; the client is told within the hour',
            ],
          ],
        },
        'Backup deserves a sentence. The cloud company keeps the service available, and it keeps deleted items for a limited time. Neither is a copy that survives an administrator account in the wrong hands.',
      ],
    },
    {
      heading: 'How to fill in the other thirty-six',
      blocks: [
        {
          kind: 'list',
          numbered: true,
          items: [
            'Two people, one from each side, both of whom do the work. Two hours, with the tenancy open on a screen.',
            'One row at a time. Each side says who it thinks does it, at the same moment. The rows on which they differ are the result of the meeting.',
            'One name per cell. “Both” is a blank.',
            'Look at the evidence while you are there. If it cannot be shown now, the row gets a date.',
            'The owner of each company signs. It becomes an appendix of the agreement.',
          ],
        },
        'In the reviews behind this paper, the two sides differed on roughly one row in five at the first meeting. Accounts of leavers and forwarding rules led the list, which is also how most mail fraud gets in.',
        {
          kind: 'note',
          text: 'Look at the table again when a license changes. Half of the evidence depends on a plan that somebody may downgrade to save three dollars.',
        },
      ],
    },
    {
      heading: 'What I would do',
      blocks: [
        {
          kind: 'checks',
          items: [
            { text: 'The twelve rows above, filled in this month' },
            {
              text: 'Permanent administrator rights of the provider ended',
              note: 'Rights for hours, with a ticket, logged on the client’s side.',
            },
            { text: 'One restore from the second copy, watched by the client' },
            { text: 'The two emergency accounts tested by somebody who has never done it' },
            { text: 'The table in the agreement, with a review once a year' },
          ],
        },
      ],
    },
  ],
};
