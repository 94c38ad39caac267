import type { SiteDocument } from './document';

export const serverRoom: SiteDocument = {
  kind: 'White paper',
  title: 'Retiring the server room',
  summary: 'Three manufacturers that closed theirs and one that opened it again, with costs over five years.',
  date: '2025-06-24',
  fullPages: 20,
  sections: [
    {
      heading: 'The argument in short',
      blocks: [
        'Leaving the server room is seldom cheaper and often right. The companies that were content afterwards moved because of people, recovery or an aging building, and treated cost as a limit. The one that came back had moved for cost alone, and had moved the wrong thing.',
      ],
    },
    {
      heading: 'Four companies',
      blocks: [
        {
          kind: 'table',
          caption: 'Costs over five years, all in: hardware, licenses, power, lines, work and migration',
          columns: [
            { label: 'Manufacturer', share: 2 },
            { label: 'Staying', share: 1.1, figures: true },
            { label: 'Leaving', share: 1.1, figures: true },
            { label: 'Change', share: 0.9, figures: true },
            { label: 'What decided it', share: 3.2 },
          ],
          rows: [
            ['A: 65 people', '$412,000', '$371,000', '−10%', 'The only administrator retired'],
            ['B: 140 people', '$890,000', '$968,000', '+9%', 'Recovery in hours instead of days; the insurer asked'],
            ['C: 95 people', '$540,000', '$518,000', '−4%', 'A flood two floors below the room'],
            ['D: 110 people', '$615,000', '$790,000', '+28%', 'Came back after 19 months'],
          ],
        },
        'Staying includes one hardware refresh and what the room itself costs: cooling, a battery that is replaced every few years, and fire protection. Companies forget these because the building pays for them.',
      ],
    },
    {
      heading: 'Why D came back',
      blocks: [
        'D moved a database that feeds machines on the shop floor. The machines expect answers in a few milliseconds; the line to the data center added about thirty, and one cut cable stopped production for a day. It also moved its servers as they were, around the clock and at full size, which is the most expensive way to rent a computer.',
        'It brought two servers back and left mail, files, identity and backup where they were. That is where A and C had stopped in the first place.',
        {
          kind: 'note',
          text: 'What talks to a machine stays near the machine. What talks to a person can live anywhere.',
        },
      ],
    },
    {
      heading: 'What goes, what stays',
      blocks: [
        {
          kind: 'table',
          caption: 'A first sorting',
          columns: [
            { label: 'Workload', share: 2.2 },
            { label: 'Usually', share: 1.7 },
            { label: 'Because', share: 3.6 },
          ],
          rows: [
            ['Mail, calendars, files', 'To a service', 'Nobody should run these any more'],
            ['Accounting, planning', 'To a service', 'If the maker offers it; otherwise wait for the next version'],
            ['Line-of-business servers', 'Rented, then replaced', 'Renting as it is only pays for a year or two'],
            ['Control of machines', 'Stays', 'Latency, and production without a line'],
            ['Large design files', 'Depends', 'Measure the line on a Monday morning first'],
            ['Backup', 'Both', 'A copy near for speed, a copy far away that cannot be deleted'],
          ],
        },
      ],
    },
    {
      heading: 'The costs that were missed',
      blocks: [
        {
          kind: 'list',
          items: [
            'A second line to the internet, by another company and another trench. All four needed it; one had budgeted for it.',
            'Data on its way out: restores and exports, by the gigabyte.',
            'Months with both. They were planned as two and took between four and seven.',
            'Licenses bought for hardware and not for a cloud. Ask in writing.',
            'Disposal: wiping disks with a certificate, ending maintenance.',
          ],
        },
      ],
    },
    {
      heading: 'What I would do',
      blocks: [
        'Move mail, files and identity first, because it is done a thousand times a day and teaches you how your people take it. Then decide about each of the rest by two questions: what happens in the hour without a line, and who can repair it. Keep a rack for machines, with a lock, and stop calling it a data center.',
        {
          kind: 'checks',
          items: [
            { text: 'Each workload sorted, with an owner who agrees' },
            { text: 'Five years on one page, with the room, the line and the double months in it' },
            { text: 'One recovery practiced in the new place before the old one is switched off' },
          ],
        },
      ],
    },
  ],
};
