import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/channel-partner-scorecard',
  title: 'Channel Partner Scorecard',
  description: 'Rate a prospective channel partner on five criteria and see what raised or lowered the score.',
  searchWords: 'evaluate partners, rating, reseller, vetting, partner evaluation',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    scorecardCriteria: words.figureTable('Scorecard criteria'),
    scorecardRatings: words.figureTable('Scorecard ratings'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Free tool',
      headline: 'Channel Partner Scorecard',
      lead: 'Describe a company that wants to sell your product. You get a rating and the reasons for it.',
      coverCaption: 'An example: five components by their points.',
    },
    scorecardCriteria: {
      label: 'Score',
      heading: 'Five criteria',
      intro:
        'The maximums add up to 105, but the overall score is capped at 85, so a partner can be weak on one criterion and still get the top score.',
      caption: 'Criteria and maximum points',
      columns: ['Criterion', 'Maximum points'],
      rows: [
        {
          title: 'Business stability',
          description: 'Years in business, employees and annual revenue.',
          figures: ['25'],
        },
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
    },
    scorecardRatings: {
      label: 'Ratings',
      heading: 'What to do with the result',
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
    },
    closingCall: {
      heading: 'Evaluating more than one partner?',
      text: 'An assessment looks at the whole channel: program, recruitment, performance, enablement and growth.',
      actions: [
        { label: 'Request a Channel Assessment', href: '/channel-assessment' },
        { label: 'Discuss Channel Strategy', href: '/discuss-channel-strategy' },
      ],
    },
  },
});
