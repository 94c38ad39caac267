import { boardsCollection, venturesCollection, words } from '@advisor/content/collections';
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
    hero: {
      label: 'Ventures',
      headline: 'Companies I founded, and boards I sit on',
      lead: 'Each venture began with a problem that kept coming up in advisory work. The boards keep me close to people who see it from the other side.',
      coverCaption: 'Every seat is a cell. Open cells have ended.',
    },
    ventures: {
      label: 'Ventures',
      heading: 'What I build when advice is not enough',
      intro: 'Three of these serve the channel. The fourth has llamas.',
    },
    boards: {
      label: 'Boards',
      heading: 'Advisory boards, councils and charities',
      intro: 'Listed in full, so you can check for conflicts of interest before you ask my opinion.',
    },

    // PAGE-3
    closingCall: {
      heading: 'See the results',
      text: 'The portfolio has my talks and articles about this work. A first conversation about your own case takes 45 minutes.',
      actions: [
        { label: 'Schedule Consultation', href: '/schedule-consultation' },
        { label: 'View Portfolio', href: '/media' },
      ],
    },
  },
  entries: { ventures: venturesCollection, boards: boardsCollection },
});
