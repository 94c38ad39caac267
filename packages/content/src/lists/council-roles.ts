/** A leadership role on a council of an association or on an advisory body. */
export interface CouncilRole {
  name: string;
  organization: string;
  role: string;
  description: string;
  responsibilities: readonly [string, string, string, string];
}

// PAGE-4
/** The two councils of the industry association. */
export const councilRoles: readonly CouncilRole[] = [
  {
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
  {
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
];
