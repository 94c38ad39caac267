import { boardsCollection, venturesCollection, words } from '@advisor/content/collections';
import { boardsSection, venturesClosingCall, venturesHero, venturesSection } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/ventures',
  title: 'Ventures and boards',
  description:
    'Four ventures, from security assurance to a family farm, and eighteen advisory boards, councils and charities.',
  searchWords: 'companies, founder, investments, startups, board seats, directorships',
  fields: {
    hero: words.opening(),
    ventures: words.section('Ventures'),
    boards: words.section('Boards'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: venturesHero,
    ventures: venturesSection,
    boards: boardsSection,
    closingCall: venturesClosingCall,
  },
  entries: { ventures: venturesCollection, boards: boardsCollection },
});
