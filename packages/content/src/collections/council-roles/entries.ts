import type { Entries } from '../collection';
import type { CouncilRole } from './schema';

export const councilRoleEntries: Entries<CouncilRole> = {
  'cybersecurity-council': {
    name: 'Cybersecurity Council',
    organization: 'Alliance of Managed Service Firms',
    role: 'Chair',
    description:
      'Sets the security baseline that member firms sign, and reviews it after each serious incident in the industry.',
    responsibilities: [
      'Lead the annual revision of the member baseline',
      'Chair the review that follows a supply-chain incident',
      'Report to the association board each quarter',
      'Represent the members to regulators and insurers',
    ],
  },
  'business-operations-council': {
    name: 'Business Operations Council',
    organization: 'Alliance of Managed Service Firms',
    role: 'Vice Chair',
    description: 'Helps owners price, staff and measure their services, using figures that members share anonymously.',
    responsibilities: [
      'Run the annual survey of prices and margins',
      'Host peer groups for owners of similar size',
      'Publish model contracts and service descriptions',
      'Pair new member firms with experienced ones',
    ],
  },
};

// PAGE-4
/** The two councils of the industry association. */
export const councilRoles: readonly CouncilRole[] = Object.values(councilRoleEntries);

export const advisoryBodyEntries: Entries<CouncilRole> = {
  'partner-advisory-board': {
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
  'vendor-standards-panel': {
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
};

// PAGE-4
/** The two advisory bodies of the channel group. */
export const advisoryBodies: readonly CouncilRole[] = Object.values(advisoryBodyEntries);
