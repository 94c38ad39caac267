import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const globalInitiativesHero: PageHero = {
  label: 'Global initiatives',
  headline: 'Work beyond a single client',
  lead: 'Councils, advisory bodies, mentoring and charity, with people in more than 35 countries. Most of it is unpaid, and all of it makes the paid advice better.',
  actions: [
    { label: 'Request Advisory Services', href: '/request-advisory-services' },
    { label: 'Partnership Opportunities', href: '/partnership-opportunities' },
  ],
};

export const councilRolesSection: SectionWords = {
  label: 'Councils',
  heading: 'Alliance of Managed Service Firms',
  intro: 'Two councils of the trade association whose members run IT for small and mid-sized companies.',
};

export const advisoryBodiesSection: SectionWords = {
  label: 'Advisory bodies',
  heading: 'Channel Commons',
  intro: 'Two bodies that write the rules that vendors and partners agree to follow.',
};

export const consultingSection: SectionWords = {
  label: 'Consulting',
  heading: 'Expert consulting',
  intro: 'Shorter work, usually confidential, for people who need an answer before a meeting.',
};

export const mentorshipSection: SectionWords = {
  label: 'Mentoring',
  heading: 'Mentorship programs',
  intro: 'Three programs with a start, an end and a written plan. 325+ people in 35 countries have completed one.',
};

export const communitySection: SectionWords = {
  label: 'Community',
  heading: 'Community initiatives',
  intro: 'Three nonprofits I work with every month.',
};

export const globalInitiativesClosingCall: ClosingCall = {
  heading: 'Involve me in something that matters to you',
  text: 'Tell me what you are trying to change, who is already involved and where you are stuck.',
  actions: [
    { label: 'Apply for Mentorship', href: '/apply-mentorship-program' },
    { label: 'Get In Touch', href: '/contact' },
  ],
};
