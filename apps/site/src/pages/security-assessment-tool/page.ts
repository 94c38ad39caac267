import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/security-assessment-tool',
  title: 'Security Assessment',
  description:
    'Ten questions, a score, your weak points and a next step for each. Nothing you enter leaves your browser unless you send it.',
  searchWords:
    'CIS Controls, zero trust, phishing, security check, self-assessment, audit, quiz, score, maturity, gap analysis, compliance',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    securityCategories: words.points('Security categories'),
    securityBands: words.figureTable('Security bands'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Free tool',
      headline: 'Security Assessment',
      lead: 'Answer ten questions about how your company works today. You get a score, your weak points and a next step for each.',
      coverCaption: 'Ten questions by their weight.',
    },
    securityCategories: {
      label: 'Scope',
      heading: 'Six categories',
      intro:
        'A category at 80 percent or more is a strength. Below 50 percent it is a weakness and comes with a recommendation.',
      // ASSESSMENT-1
      points: [
        {
          title: 'Data Protection',
          description: 'Whether the data you need is backed up, encrypted and proven to restore.',
        },
        {
          title: 'Access Control',
          description: 'Who can sign in to what, how they prove who they are, and who revokes access.',
        },
        {
          title: 'Endpoint Security',
          description: 'Whether laptops, phones and servers are monitored, updated and accounted for.',
        },
        {
          title: 'Network Security',
          description: 'What one stolen machine could reach, and whether anyone would see it.',
        },
        {
          title: 'Human Factors',
          description: 'Whether people recognize fraud, and can report it without being blamed.',
        },
        { title: 'Incident Management', description: 'Whether there is a plan, and whether anyone has practiced it.' },
      ],
    },
    securityBands: {
      label: 'Score',
      heading: 'How to read the score',
      intro:
        'Answers are weighted ×2 or ×3 by potential damage. The score is the share of the possible points, in percent.',
      caption: 'Risk levels and their scores in percent',
      columns: ['Risk level', 'Score in percent'],
      rows: [
        {
          title: 'Low Risk',
          description: 'The basics are in place. Test them, and keep the evidence for your insurer.',
          figures: ['80–100'],
        },
        {
          title: 'Medium Risk',
          description: 'Good work, with gaps that an attacker would find. Start with the weakest category.',
          figures: ['60–79'],
        },
        {
          title: 'High Risk',
          description: 'An ordinary incident could stop the business. Pick three fixes and assign them this month.',
          figures: ['40–59'],
        },
        {
          title: 'Critical Risk',
          description: 'Start with a tested backup, a second factor for every sign-in and a number to call.',
          figures: ['0–39'],
        },
      ],
    },
    closingCall: {
      heading: 'A score is a place to start',
      text: 'Ten questions show where to look. What you find there may be worth an hour with someone who has seen it before.',
      actions: [
        { label: 'Schedule a Consultation', href: '/schedule-consultation' },
        { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
      ],
    },
  },
});
