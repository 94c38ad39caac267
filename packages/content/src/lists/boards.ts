import type { Kind } from './kinds';
import type { ExternalUrl } from './paths';
import type { SectionWords } from './shapes';

/** An advisory board, council or charity the owner serves or has served. */
export interface Board {
  name: string;
  type: string;
  description: string;
  /** Starts with "Previous" when the seat has ended. */
  role: string;
  colour: Kind<'colour'>;
  /** Some have no public site. */
  website?: ExternalUrl;
}

export const boardsSection: SectionWords = {
  label: 'Boards',
  heading: 'Advisory boards, councils and charities',
  intro: 'Listed in full, so you can check for conflicts of interest before you ask my opinion.',
};

export const boards: readonly Board[] = [
  {
    name: 'Alliance of Managed Service Firms',
    type: 'Industry association',
    description: 'Trade body for providers of managed IT and security services in North America.',
    role: 'Cybersecurity Council Chair',
    colour: 'accent',
    website: 'https://www.amsf.example.org',
  },
  {
    name: 'Channel Commons',
    type: 'Channel group',
    description: 'Vendors, distributors and partners who publish shared rules for partner programs.',
    role: 'Partner Advisory Board Chair',
    colour: 'accent',
    website: 'https://www.channelcommons.example.org',
  },
  {
    name: 'Turnstone Identity',
    type: 'Vendor advisory board',
    description: 'Identity and access software for companies with many small clients.',
    role: 'Advisory Board Member',
    colour: 'ink',
    website: 'https://www.turnstone.example',
  },
  {
    name: 'Nightjar Backup',
    type: 'Vendor advisory board',
    description: 'Backup and recovery for service providers, with regular test restores.',
    role: 'Partner Council Member',
    colour: 'ink',
    website: 'https://www.nightjar.example',
  },
  {
    name: 'Sedgefield Detection',
    type: 'Vendor advisory board',
    description: 'Managed detection and response sold through regional providers.',
    role: 'Advisory Board Member',
    colour: 'ink',
    website: 'https://www.sedgefield.example',
  },
  {
    name: 'Plover Cloud Exchange',
    type: 'Distributor council',
    description: 'Cloud distributor that bills, supports and trains 2,000 resellers.',
    role: 'Security Council Member',
    colour: 'ink',
    website: 'https://www.plover.example',
  },
  {
    name: 'Marlstone Underwriting',
    type: 'Insurance panel',
    description: 'Cyber insurance for companies with fewer than 500 employees.',
    role: 'Technical Panel Member',
    colour: 'ink',
    website: 'https://www.marlstone.example',
  },
  {
    name: /* placeholder: a real board, with permission */ 'Harrowfield Growth Partners',
    type: 'Investment firm',
    description: 'Private capital for founder-led service companies in the Midwest.',
    role: 'Operating Advisor',
    colour: 'ink',
  },
  {
    name: 'Three Rivers Credit Cooperative',
    type: 'Corporate board',
    description: 'Member-owned lender with 14 branches in Indiana and Michigan.',
    role: 'Technology Committee Chair',
    colour: 'ink',
    website: 'https://www.threerivers.example',
  },
  {
    name: 'Tamarack Health Network',
    type: 'Corporate board',
    description: 'Five rural hospitals that share one security team.',
    role: 'Previous Board Risk Committee Member',
    colour: 'soft',
    website: 'https://www.tamarackhealth.example',
  },
  {
    name: /* placeholder: a real board, with permission */ 'Oxbow Networks',
    type: 'Vendor advisory board',
    description: 'Firewalls and remote access for branch offices, since acquired.',
    role: 'Previous Advisory Board Chair',
    colour: 'soft',
  },
  {
    name: 'Kestrel Service Desk',
    type: 'Vendor advisory board',
    description: 'Ticketing and billing software for managed service providers.',
    role: 'Previous Partner Council Member',
    colour: 'soft',
    website: 'https://www.kestreldesk.example',
  },
  {
    name: 'Wabash Valley Technology Council',
    type: 'Regional council',
    description: 'Employers, colleges and cities that plan technology training together.',
    role: 'Executive Committee Member',
    colour: 'marker',
    website: 'https://www.wabashtech.example.org',
  },
  {
    name: 'Lakeshore Cyber Range',
    type: 'Education council',
    description: 'Shared training range for community colleges around Lake Michigan.',
    role: 'Curriculum Advisor',
    colour: 'marker',
    website: 'https://www.lakeshorerange.example.org',
  },
  {
    name: 'Second Keyboard',
    type: 'Charity',
    description: 'Refurbishes office computers and gives them to families with none at home.',
    role: 'Board Member',
    colour: 'marker',
    website: 'https://www.secondkeyboard.example.org',
  },
  {
    name: 'Watchpost for Nonprofits',
    type: 'Charity',
    description: 'Volunteer technologists who secure the accounts of small charities.',
    role: 'Founding Advisor',
    colour: 'marker',
    website: 'https://www.watchpost.example.org',
  },
  {
    name: 'Switchboard Network',
    type: 'Charity',
    description: 'Paid apprenticeships for women returning to technology after a break.',
    role: 'Mentor Council Member',
    colour: 'marker',
    website: 'https://www.switchboard.example.org',
  },
  {
    name: 'Prairie Code Club',
    type: 'Charity',
    description: 'After-school programming clubs in rural libraries.',
    role: 'Previous Treasurer',
    colour: 'soft',
    website: 'https://www.prairiecode.example.org',
  },
];
