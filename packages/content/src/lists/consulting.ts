/** A line of confidential consulting work. */
export interface ConsultingEngagement {
  name: string;
  type: string;
  role: string;
  description: string;
  // CONTENT-3
  /** A figure with what it counts. */
  impact: string;
  focus: readonly string[];
}

export const consultingEngagements: readonly ConsultingEngagement[] = [
  {
    name: 'Investor and analyst calls',
    type: 'Expert sessions',
    role: 'Subject Expert',
    description:
      'One-hour calls for investors and analysts who need to know how a market for managed services really works.',
    impact: '100+ sessions held',
    focus: ['MSP economics', 'Security vendors', 'Channel structure'],
  },
  {
    name: 'Provider turnarounds',
    type: 'Operational consulting',
    role: 'Lead Consultant',
    description:
      'Ninety days with a managed service provider that is growing and losing money, or safe and losing clients.',
    impact: '50+ organizations in hands\u2011on engagements',
    focus: ['Service pricing', 'Security operations', 'Staffing', 'Client retention'],
  },
  {
    name: 'Board briefings',
    type: 'Board advisory',
    role: 'Independent Advisor',
    description:
      'Preparation and a written brief for directors who must vote on technology risk, an acquisition or a budget.',
    impact: '25+ board engagements',
    focus: ['Cyber risk oversight', 'Due diligence', 'Regulatory questions'],
  },
];
