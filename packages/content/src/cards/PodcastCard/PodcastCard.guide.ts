import { article, cardKeys, day, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a podcast episode with the owner that can be heard on another site, beside other episodes.'],
  insteadUse: [
    { component: 'Content/Cards/SpeakingCard', when: 'it is a talk that the owner gave.' },
    { component: 'Content/Cards/FeaturedCard', when: 'it is a recorded talk to start with, not an episode of a show.' },
  ],
  anatomy: [
    ['Facts', 'Kind, duration and date, above the title.'],
    ['Title', 'The title of the episode, as a heading.'],
    ['Show', 'A line of its own below the title.'],
    ['Description', 'A sentence or two.'],
    ['Link', '“Listen”, at the bottom: a secondary button.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'InThisEpisode',
      caption:
        'A description that begins with “In this episode” and who talks: the card already says what it is, and the subject comes last.',
    },
  ],
  keyboard: cardKeys,
  content: ['The description begins with the subject: what the episode explains, compares or answers.'],
  accessibility: [article, 'The link is named “Listen to” and the title of the episode.', newTab, day],
};
