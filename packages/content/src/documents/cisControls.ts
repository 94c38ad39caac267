import type { DocumentColumn, DocumentSection, SiteDocument } from './document';

const columns: readonly DocumentColumn[] = [
  { label: 'No.', share: 0.6 },
  { label: 'What has to be in place', share: 4.7 },
  { label: 'Evidence to show', share: 5.2 },
];

type Row = readonly [safeguard: string, place: string, evidence: string];

const safeguards = (heading: string, controls: string, rows: readonly Row[]): DocumentSection => ({
  heading,
  blocks: [{ kind: 'table', caption: controls, columns, rows, checks: true }],
});

/** Implementation Group 1 of CIS Controls v8: 56 safeguards of 15 controls. */
export const cisControlsChecklist: SiteDocument = {
  kind: 'Checklist',
  title: 'CIS Controls v8 starter checklist',
  summary:
    'The 56 safeguards of Implementation Group 1, which every company should have, each with the evidence an assessor will ask for.',
  date: '2026-04-14',
  sections: [
    {
      heading: 'How to use it',
      blocks: [
        'Tick a box only when the evidence is in a folder that somebody else can open. “We do that” is not evidence; a dated export is.',
        'The numbers are those of CIS Controls v8, and v8.1 has the same 56. The wording is mine and shorter; the text that counts is at cisecurity.org. Controls 13, 16 and 18 have no safeguard in Implementation Group 1.',
        'Begin with these, in this order:',
        {
          kind: 'list',
          numbered: true,
          items: [
            '1.1 and 5.1, because everything else is counted against them.',
            '6.3, 6.4 and 6.5: multi-factor authentication stops more than any other item here.',
            '11.2 and 11.4, then restore one server for practice and write down how long it took.',
            '17.1 and 17.2, which cost an hour.',
          ],
        },
      ],
    },
    safeguards('Know what you have', 'Controls 1 Enterprise assets; 2 Software assets; 3 Data', [
      [
        '1.1',
        'An inventory of every device that can store or process data',
        'The list, with owner and last review, at most six months old',
      ],
      [
        '1.2',
        'A weekly way to deal with devices that nobody approved',
        'Tickets of the last quarter: found, then removed, blocked or approved',
      ],
      ['2.1', 'An inventory of all licensed software', 'The list, with publisher, version and business purpose'],
      [
        '2.2',
        'Only software that its maker still supports',
        'Last monthly review; exceptions with a reason and an end date',
      ],
      ['2.3', 'Unauthorized software removed or accepted in writing', 'Last monthly review, and what was removed'],
      [
        '3.1',
        'A process for handling, keeping and disposing of data',
        'The document, with an owner and a review within the last year',
      ],
      ['3.2', 'An inventory of sensitive data', 'Where it is, whose it is, who may read it'],
      [
        '3.3',
        'Access to data by need',
        'Permissions of two shared folders, compared with the list of who should have them',
      ],
      ['3.4', 'Data kept as long as decided, and no longer', 'The schedule, and one deletion that followed it'],
      ['3.5', 'Data disposed of safely', 'Certificate or log of the last devices that were wiped or destroyed'],
      ['3.6', 'Laptops and other end-user devices encrypted', 'Report from device management: encrypted, of how many'],
    ]),
    safeguards('Set it up safely', 'Controls 4 Secure configuration; 5 Accounts; 6 Access', [
      [
        '4.1',
        'A secure standard for computers and software',
        'The baseline by name, such as a CIS Benchmark, and its exceptions',
      ],
      [
        '4.2',
        'A secure standard for network devices',
        'Configuration of one switch and one firewall against the standard',
      ],
      [
        '4.3',
        'Screens that lock: 15 minutes at most, phones 2',
        'The policy as it is enforced, and the devices without it',
      ],
      ['4.4', 'A firewall on servers', 'Rules of one server, with a reason for each open port'],
      [
        '4.5',
        'A firewall on end-user devices that denies by default',
        'The policy, and the count of devices that report it',
      ],
      [
        '4.6',
        'Devices managed over encrypted protocols only',
        'Scan of the management network: no Telnet, no plain HTTP',
      ],
      ['4.7', 'Default accounts disabled or made unusable', 'List for servers, network devices and printers'],
      [
        '5.1',
        'An inventory of all accounts, also of administrators',
        'The list, compared with payroll within the last quarter',
      ],
      [
        '5.2',
        'Unique passwords: 8 characters with MFA, 14 without',
        'The setting of the directory, and of what is outside it',
      ],
      ['5.3', 'Accounts without use for 45 days disabled', 'Report of last sign-ins; the rule that disables'],
      ['5.4', 'Administration from separate accounts', 'Members of administrator groups: no account that reads mail'],
      ['6.1', 'A process for granting access', 'Three requests of the last quarter, with approval'],
      ['6.2', 'A process for taking access away', 'Three departures, with the hour at which access ended'],
      ['6.3', 'MFA on applications that face the internet', 'List of applications, with MFA or a date for it'],
      ['6.4', 'MFA for remote access to the network', 'Setting of the VPN or gateway, and its exceptions'],
      ['6.5', 'MFA for every administrator', 'Report of administrator accounts by method'],
    ]),
    safeguards(
      'Keep it working',
      'Controls 7 Vulnerabilities; 8 Audit logs; 9 Email and browsers; 10 Malware; 11 Data recovery; 12 Network infrastructure',
      [
        ['7.1', 'A written process for vulnerabilities', 'The document, reviewed within the last year'],
        [
          '7.2',
          'A process for repairing by risk, looked at monthly',
          'Minutes of the last review, with what was put off and by whom',
        ],
        [
          '7.3',
          'Operating systems patched automatically, monthly or more often',
          'Patch report: share of devices current, oldest gap in days',
        ],
        [
          '7.4',
          'Applications patched automatically, monthly or more often',
          'The same for browsers, office software and PDF readers',
        ],
        ['8.1', 'A process that says what is logged, and who looks', 'The document, reviewed within the last year'],
        ['8.2', 'Logs switched on where the process says', 'A sign-in found in the logs, while the assessor watches'],
        ['8.3', 'Enough room for logs', 'Days kept, against days promised'],
        ['9.1', 'Only supported browsers and mail programs', 'Versions in use, from the software inventory'],
        ['9.2', 'A DNS filter on every end-user device', 'A blocked test domain, also from outside the office'],
        ['10.1', 'Anti-malware on every device', 'Console: devices protected, against the inventory of 1.1'],
        ['10.2', 'Signatures that update by themselves', 'Devices behind by more than a day, and why'],
        ['10.3', 'No autorun from removable media', 'The policy as it is enforced'],
        ['11.1', 'A recovery process: what, in which order, how fast', 'The document, with the owner of each system'],
        ['11.2', 'Automatic backups, weekly or more often', 'Backup report of the last month, with failures'],
        ['11.3', 'Backups protected like the data itself', 'Who can delete a backup, and whether it is encrypted'],
        [
          '11.4',
          'One copy out of reach: offline, immutable or in a separate account',
          'The setting, and a test that an administrator cannot delete it',
        ],
        [
          '12.1',
          'Network devices on supported, current versions',
          'Versions against those of the makers, checked monthly',
        ],
      ],
    ),
    safeguards(
      'People, providers and incidents',
      'Controls 14 Awareness and skills; 15 Service providers; 17 Incident response',
      [
        ['14.1', 'A program: at hiring and once a year', 'Attendance, by name, against payroll'],
        ['14.2', 'People recognize social engineering', 'Material, and the report rate of the last exercise'],
        ['14.3', 'People know how to sign in safely', 'Material on MFA and passwords'],
        ['14.4', 'People know how to handle data', 'Material, also on clear desks and screens'],
        ['14.5', 'People know how data leaks by mistake', 'Material: wrong recipient, lost device, public link'],
        ['14.6', 'People can recognize and report an incident', 'Ask three people whom they would call'],
        ['14.7', 'People can tell that updates are missing', 'Material, and where they report it'],
        ['14.8', 'People know the danger of insecure networks', 'Material for home and travel'],
        [
          '15.1',
          'An inventory of service providers',
          'The list, with a contact for each, reviewed within the last year',
        ],
        ['17.1', 'One person in charge, and a deputy', 'Both names, reviewed within the last year'],
        ['17.2', 'The contacts to be told of an incident', 'The call sheet, on paper too'],
        ['17.3', 'A process by which people report', 'The page that new people get: to whom, how fast, with what'],
      ],
    ),
  ],
};
