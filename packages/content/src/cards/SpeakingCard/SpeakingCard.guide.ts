import { article, cardKeys, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a talk that the owner gave, as a row of a list: when and where, what about, and to whom.'],
  insteadUse: [
    { component: 'Content/Cards/PodcastCard', when: 'it is an episode to listen to.' },
    { component: 'Content/Cards/PublicationCard', when: 'it was written.' },
  ],
  anatomy: [
    ['Date', 'At the left; above the title in a narrow window.'],
    ['Kind', 'With the date: Keynote, Panel, Workshop, Webinar or Briefing.'],
    ['Title', 'A heading: the name of the talk.'],
    ['Topic', 'Below the title.'],
    ['Event and audience', 'In one line in the soft color, with a dot between them.'],
    ['Link', '“View event”, at the end of the row.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'InvitationAsTopic',
      caption:
        'A topic copied from the invitation: it asks visitors to come to a talk that is over, and does not say what it was about.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The topic adds to the title what the talk was about, in a phrase or a sentence or two.',
    'An event without a place ends in “online”, where others have their city.',
  ],
  accessibility: [
    article,
    'The link is named “View event for” and the title of the talk.',
    newTab,
    'The date is a `<time>`, with the month as a word: September 22, 2026.',
  ],
};
