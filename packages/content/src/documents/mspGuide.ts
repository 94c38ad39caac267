import type { SiteDocument } from './document';

/** The guide of /download-msp-guide, by its seven chapters. */
export const mspGuide: SiteDocument = {
  kind: 'Guide',
  title: 'The MSP Guide',
  summary: 'From the first managed contract to the day you hand over the keys, in seven short chapters.',
  date: '2026-05-18',
  fullPages: 75,
  sections: [
    {
      heading: '1. The business model',
      blocks: [
        'Clients buy that things work. They think they buy hours. The gap is where small providers lose money: what is fixed by the hour is paid once, and what is prevented by the month is paid every month and looks like nothing.',
        'Managed services close the gap with a fixed price for a defined result. You earn more when less breaks, and so does the client. This holds only while the scope is written down; an undefined scope at a fixed price is insurance that was sold by accident.',
        {
          kind: 'list',
          items: [
            'Recurring: support, monitoring, patching, backup, security. The firm is valued on this.',
            'Projects: migrations, moves, new offices. Priced apart, always, with an end.',
            'Resale: licenses and hardware. Bill it, do not depend on it.',
          ],
        },
      ],
    },
    {
      heading: '2. Pricing and packaging',
      blocks: [
        'Know your cost per user before your neighbor’s price. Take a year of wages for service work with taxes and benefits, the tools that you pay per user, and the part of overhead that exists because of service; divide by users and by twelve.',
        {
          kind: 'table',
          caption: 'Cost per user: a provider with 400 managed users',
          columns: [
            { label: 'Item', share: 3 },
            { label: 'A year', share: 1.3, figures: true },
            { label: 'Per user and month', share: 1.7, figures: true },
          ],
          rows: [
            ['Service wages, with taxes and benefits', '$330,000', '$68.75'],
            ['Tools and licenses', '$148,800', '$31.00'],
            ['Overhead of service: dispatch, training, insurance', '$96,000', '$20.00'],
            ['Cost per user', '$574,800', '$119.75'],
          ],
        },
        'At $150 a user this firm has a gross margin of 20% on service and cannot pay for sales, rent or a bad quarter. For 40% it has to charge about $200: the cost divided by 0.6.',
        { kind: 'subheading', text: 'Three packages' },
        'Three, because two are a question and four are a catalog. The lowest has everything that you are not willing to do without, since you are called when it is missing: patching, backup, endpoint detection, multi-factor authentication. The middle one is what you want to sell. The highest has what some need and all should see.',
        { kind: 'subheading', text: 'Announcing an increase' },
        {
          kind: 'list',
          numbered: true,
          items: [
            'Once a year, in the same month, as the contract says. A surprise costs more than the percentage.',
            'Sixty days ahead, by telephone to the ten largest clients and in writing to all.',
            'One reason, true and short: wages. Then what the client got this year.',
            'No discount for complaining. Offer a smaller scope instead.',
          ],
        },
      ],
    },
    {
      heading: '3. Contracts',
      blocks: [
        'Two documents: an agreement that changes rarely, and a service description that changes with the service. Take both to your own lawyer; this is an outline and no advice.',
        {
          kind: 'table',
          caption: 'Clauses that prevent most disputes',
          columns: [
            { label: 'Clause', share: 1.8 },
            { label: 'What it has to say', share: 4 },
          ],
          rows: [
            ['Scope', 'What is included, by list; all else is quoted before it is done'],
            ['Term and price', 'One to three years, with a yearly adjustment by a named index or percentage'],
            ['Response', 'Time to first answer by priority, in business hours; no promise of a time to repair'],
            ['Client duties', 'Minimum standards, a contact who can decide, notice of people who leave'],
            ['Refused advice', 'What was recommended and declined is written down and signed'],
            ['Liability', 'A cap, commonly the fees of twelve months, and what your insurance requires'],
            ['Exit', 'Notice, hand-over of passwords and documentation, help at a stated rate, 30 days'],
          ],
        },
        'The clause for a clean exit is the one clients read twice. Give it freely: a client who can leave does not have to be convinced every year to stay.',
      ],
    },
    {
      heading: '4. Service delivery',
      blocks: [
        'A person answers. That is the whole secret of small providers, and the first thing that goes when they grow. Build the help desk around three levels: whoever answers solves what takes 15 minutes, the second level what takes an hour, and what takes longer is a project or a problem to be removed.',
        {
          kind: 'list',
          items: [
            'Tickets per user and month: below one is healthy. Above it, look for the cause and not for a technician.',
            'Time to first answer, as the median and the worst tenth.',
            'Share solved at first contact.',
            'Reopened tickets: the only measure that technicians cannot improve by typing.',
            'Hours per client against its fee, once a quarter. One client in ten is paid for by the others.',
          ],
        },
        { kind: 'note', text: 'Do not measure how many tickets a person closes. You will get what you measure.' },
      ],
    },
    {
      heading: '5. Security as a service',
      blocks: [
        'Start with your own firm. You hold administrator rights in every client, so one of your technicians’ laptops is worth more to an attacker than any client. Only sell what you have run on yourself for three months.',
        {
          kind: 'checks',
          items: [
            { text: 'Multi-factor authentication on remote management, documentation and backup consoles' },
            { text: 'No shared administrator accounts; access per technician, taken away on the day of leaving' },
            { text: 'Remote management that cannot run a script on all clients without a second person' },
            { text: 'Your own backups in an account that your own administrators cannot delete' },
            { text: 'A tabletop exercise: your own tools are the way in, on a Friday evening' },
            { text: 'A written plan of how you tell all clients at once, without your own mail' },
          ],
        },
        'Then sell it as part of the package and not as an option. An option has to be explained every time, and the client who declines it calls you first.',
      ],
    },
    {
      heading: '6. Growth and people',
      blocks: [
        'The order that costs least: first a dispatcher, so that technicians work in peace; then a service manager, so that the owner is no longer the highest level of support; then a salesperson, when the owner has sold twenty contracts in the same way and can write down how.',
        'The first manager should come from the desk if somebody there wants it, and with a raise that does not depend on tickets. The first salesperson fails in three of four firms, mostly because there was nothing to repeat. The first person whom you let go is late by half a year; everybody else has known.',
        { kind: 'subheading', text: 'Thirty days with a new client' },
        {
          kind: 'table',
          caption: 'Onboarding, in order',
          columns: [
            { label: 'Days', share: 0.8 },
            { label: 'What happens', share: 4 },
            { label: 'Done when', share: 2.6 },
          ],
          checks: true,
          rows: [
            [
              '1–3',
              'Kick-off with the person who decides; contacts, hours, who may approve what',
              'Contact sheet is signed',
            ],
            [
              '1–5',
              'Passwords and administrator access taken over, those of the last provider removed',
              'List of accounts is clean',
            ],
            ['3–10', 'Agents on all devices; inventory of devices, software and licenses', 'Count matches payroll'],
            ['5–12', 'Backup checked, one file and one server restored', 'Restore log is filed'],
            ['8–15', 'Multi-factor authentication on mail, remote access and administrators', 'Report shows all'],
            ['10–20', 'Patches brought up to date; exceptions written down', 'No device behind by a month'],
            ['15–25', 'Documentation: network, vendors, line-of-business programs', 'A stranger could fix it'],
            ['30', 'Review: what was found, what it costs to fix, what is accepted', 'Next meeting is in the calendar'],
          ],
        },
      ],
    },
    {
      heading: '7. Selling the firm',
      blocks: [
        'A firm is worth a multiple of its adjusted EBITDA: earnings before interest, taxes, depreciation and amortization, corrected for what a new owner would not pay, such as your car, and for what it would have to pay, such as your replacement. The multiple rises with recurring revenue, size and growth, and falls with every client above 15% of revenue and everything that only you can do.',
        {
          kind: 'list',
          items: [
            'Who buys: a larger provider, an investor who builds one, your own people. The first pays for clients, the second for management, the third over time.',
            'How it is paid: some at closing, some held back against claims, some if results follow. Judge an offer by what arrives at closing.',
            'What is checked: contracts that can be assigned, books on an accrual basis, churn, licenses, security.',
          ],
        },
        'Begin two years ahead. In the first, make the firm run for a month without you. In the second, do it again while somebody counts.',
      ],
    },
    {
      heading: 'Bonus: your own cost per user',
      blocks: [
        'The worksheet behind chapter two, to fill in with last year’s figures.',
        {
          kind: 'list',
          numbered: true,
          items: [
            'Wages of everyone who works on tickets, with taxes and benefits. For people who also sell or manage, the share of their time.',
            'Tools that are billed by user or device: remote management, documentation, backup, endpoint detection, mail protection, and the ticket system.',
            'Overhead that would end with service: dispatch, training, vehicles, professional liability insurance. Not rent, sales or your own salary as owner.',
            'Add the three and divide by the average number of managed users, then by twelve.',
            'Divide by 0.6 for a gross margin of 40%, or by 0.5 for one of 50%. This is the price below which each new client makes you poorer.',
          ],
        },
        {
          kind: 'table',
          caption: 'What to charge, by cost per user and gross margin',
          columns: [
            { label: 'Cost per user', share: 2, figures: true },
            { label: 'At 40%', share: 1.4, figures: true },
            { label: 'At 45%', share: 1.4, figures: true },
            { label: 'At 50%', share: 1.4, figures: true },
          ],
          rows: [
            ['$90', '$150', '$164', '$180'],
            ['$105', '$175', '$191', '$210'],
            ['$120', '$200', '$218', '$240'],
            ['$135', '$225', '$245', '$270'],
          ],
        },
        'The cost moves when tickets do. Before you raise prices, look for the five causes of most tickets, and remove one each quarter; that is the only increase of margin that clients thank you for.',
      ],
    },
  ],
};
