import type { CouncilRole } from './council-roles';

// PAGE-4
/** The two advisory bodies of the channel group. */
export const advisoryBodies: readonly CouncilRole[] = [
  {
    name: 'Partner Advisory Board',
    organization: 'Channel Commons',
    role: 'Chair',
    description: 'Speaks for partners when vendors change terms, and tests new programs before they are announced.',
    responsibilities: [
      'Collect partner concerns and publish a ranked list',
      'Review draft program terms under embargo',
      'Lead the annual meeting of vendors and partners',
      'Publish what each vendor changed as a result',
    ],
  },
  {
    name: 'Vendor Standards Panel',
    organization: 'Channel Commons',
    role: 'Panel Member',
    description: 'Writes the short standard that a vendor meets before it may call a program partner-first.',
    responsibilities: [
      'Draft the rules on deal registration and renewal',
      'Check vendor claims against partner interviews',
      'Hear complaints from both sides',
      'Explain each ruling in plain language',
    ],
  },
];
