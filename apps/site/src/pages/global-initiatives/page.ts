import {
  advisoryBodiesCollection,
  communityInitiativesCollection,
  consultingEngagementsCollection,
  councilRolesCollection,
  impactStatisticsCollection,
  mentorshipProgramsCollection,
  words,
} from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/global-initiatives',
  title: 'Global Initiatives',
  description:
    'Council seats, advisory bodies, consulting, mentorship programs and nonprofits, with the figures behind them.',
  searchWords: 'community, charity, nonprofit, volunteering, councils',
  fields: {
    hero: words.opening(),
    impact: words.section('Impact'),
    councilRoles: words.section('Council roles'),
    advisoryBodies: words.section('Advisory bodies'),
    consulting: words.section('Consulting'),
    mentorship: words.section('Mentorship'),
    community: words.section('Community'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Global initiatives',
      headline: 'Work beyond a single client',
      lead: 'Councils, advisory bodies, mentoring and charity, with people in more than 35 countries. Most of it is unpaid, and all of it makes the paid advice better.',
      actions: [
        { label: 'Request Advisory Services', href: '/request-advisory-services' },
        { label: 'Partnership Opportunities', href: '/partnership-opportunities' },
      ],
    },
    impact: {
      label: 'Impact',
      heading: 'Fifteen years of advisory work in numbers',
      intro: 'Counted from engagement letters and program rosters, and rounded down.',
    },
    councilRoles: {
      label: 'Councils',
      heading: 'Alliance of Managed Service Firms',
      intro: 'Two councils of the trade association whose members run IT for small and mid-sized companies.',
    },
    advisoryBodies: {
      label: 'Advisory bodies',
      heading: 'Channel Commons',
      intro: 'Two bodies that write the rules that vendors and partners agree to follow.',
    },
    consulting: {
      label: 'Consulting',
      heading: 'Expert consulting',
      intro: 'Shorter work, usually confidential, for people who need an answer before a meeting.',
    },
    mentorship: {
      label: 'Mentoring',
      heading: 'Mentorship programs',
      intro: 'Three programs with a start, an end and a written plan. 325+ people in 35 countries have completed one.',
    },
    community: {
      label: 'Community',
      heading: 'Community initiatives',
      intro: 'Three nonprofits I work with every month.',
    },
    closingCall: {
      heading: 'Involve me in something that matters to you',
      text: 'Tell me what you are trying to change, who is already involved and where you are stuck.',
      actions: [
        { label: 'Apply for Mentorship', href: '/apply-mentorship-program' },
        { label: 'Get In Touch', href: '/contact' },
      ],
    },
  },
  entries: {
    impactStatistics: impactStatisticsCollection,
    councilRoles: councilRolesCollection,
    advisoryBodies: advisoryBodiesCollection,
    consultingEngagements: consultingEngagementsCollection,
    mentorshipPrograms: mentorshipProgramsCollection,
    communityInitiatives: communityInitiativesCollection,
  },
});
