import { words } from '@advisor/content/collections';
import {
  scorecardClosingCall,
  scorecardCriteria,
  scorecardCriteriaSection,
  scorecardRatings,
  scorecardRatingsSection,
  toolHeroes,
} from '@advisor/content/lists';
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
    hero: toolHeroes['/channel-partner-scorecard'],
    scorecardCriteria: { ...scorecardCriteriaSection, ...scorecardCriteria },
    scorecardRatings: { ...scorecardRatingsSection, ...scorecardRatings },
    closingCall: scorecardClosingCall,
  },
});
