import type { Entries } from '../collection';
import type { ConsultingEngagement } from './schema';

export const consultingEngagementEntries: Entries<ConsultingEngagement> = {
  'investor-and-analyst-calls': {
    name: 'Investor and analyst calls',
    type: 'Expert sessions',
    role: 'Subject Expert',
    description:
      'One-hour calls for investors and analysts who need to know how a market for managed services really works.',
    impact: '100+ sessions held',
    focus: ['MSP economics', 'Security vendors', 'Channel structure'],
  },
  'provider-turnarounds': {
    name: 'Provider turnarounds',
    type: 'Operational consulting',
    role: 'Lead Consultant',
    description:
      'Ninety days with a managed service provider that is growing and losing money, or safe and losing clients.',
    impact: '50+ organizations in hands\u2011on engagements',
    focus: ['Service pricing', 'Security operations', 'Staffing', 'Client retention'],
  },
  'board-briefings': {
    name: 'Board briefings',
    type: 'Board advisory',
    role: 'Independent Advisor',
    description:
      'Preparation and a written brief for directors who must vote on technology risk, an acquisition or a budget.',
    impact: '25+ board engagements',
    focus: ['Cyber risk oversight', 'Due diligence', 'Regulatory questions'],
  },
};

export const consultingEngagements: readonly ConsultingEngagement[] = Object.values(consultingEngagementEntries);
