import type { ClosingCall, FigureTable, SectionWords } from './shapes';

export const scorecardCriteriaSection: SectionWords = {
  label: 'Score',
  heading: 'Five criteria',
  intro:
    'The maximums add up to 105, but the overall score is capped at 85, so a partner can be weak on one criterion and still get the top score.',
};

// SCORECARD-2, SCORECARD-3, SCORECARD-4, SCORECARD-5, SCORECARD-6
/** The five components and the most points that each can give. */
export const scorecardCriteria: FigureTable = {
  caption: 'Criteria and maximum points',
  columns: ['Criterion', 'Maximum points'],
  rows: [
    { title: 'Business stability', description: 'Years in business, employees and annual revenue.', figures: ['25'] },
    {
      title: 'Technical capability',
      description: 'Certifications and specializations, two points for each.',
      figures: ['25'],
    },
    { title: 'Market reach', description: 'Number of customers and geographic coverage.', figures: ['25'] },
    {
      title: 'Partner alignment',
      description: 'Fifteen base points, plus up to five for the industry.',
      figures: ['20'],
    },
    {
      title: 'Risk factors',
      description:
        'Higher is better: points are deducted for a short history, a small team, no certifications or few customers.',
      figures: ['10'],
    },
  ],
};

export const scorecardRatingsSection: SectionWords = { label: 'Ratings', heading: 'What to do with the result' };

// SCORECARD-9
/** The ratings and the scores at which they start. */
export const scorecardRatings: FigureTable = {
  caption: 'Ratings and their scores',
  columns: ['Rating', 'Score'],
  rows: [
    {
      title: 'Excellent Partner',
      description: 'Highly recommended. Make a joint plan while both sides want one.',
      figures: ['80–85'],
    },
    {
      title: 'Good Partner',
      description: 'Standard onboarding, with a review after two quarters.',
      figures: ['65–79'],
    },
    {
      title: 'Acceptable Partner',
      description: 'Enhanced due diligence. Talk to three of their customers first.',
      figures: ['50–64'],
    },
    {
      title: 'Marginal Partner',
      description: 'Caution. Begin with a single deal and promise no territory.',
      figures: ['35–49'],
    },
    {
      title: 'Poor Fit',
      description: 'Not recommended. Explain why, and what would change your mind.',
      figures: ['0–34'],
    },
  ],
};

export const scorecardClosingCall: ClosingCall = {
  heading: 'Evaluating more than one partner?',
  text: 'An assessment looks at the whole channel: program, recruitment, performance, enablement and growth.',
  actions: [
    { label: 'Request a Channel Assessment', href: '/channel-assessment' },
    { label: 'Discuss Channel Strategy', href: '/discuss-channel-strategy' },
  ],
};
