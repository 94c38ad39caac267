import { action, actionKeys, titleWords } from '../feedback.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a list that has nothing to show: nothing yet, nothing found, nothing left. It says which, and what to do.',
  ],
  insteadUse: [
    {
      component: 'Feedback/Skeleton',
      when: 'something is loading.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it could not be loaded.',
    },
  ],
  anatomy: [
    ['Title', 'Says what is missing: nothing is there yet, nothing was found, or nothing is left.', 'Text/Heading'],
    ['Text', 'If given: why, and what can be done about it.', 'Text/Text'],
    action,
  ],
  dos: [
    {
      story: 'WithAction',
      caption: 'Says what will be here, with a button that creates the first one.',
    },
    {
      story: 'NothingFound',
      caption: 'Says how to find something.',
    },
  ],
  donts: [
    {
      story: 'NoData',
      caption: '“No data” does not help anyone.',
    },
  ],
  keyboard: actionKeys,
  content: [
    titleWords,
    'The title names what the list holds: “No recipes yet”, “No event matches”.',
    'The text has one or two sentences: what to do, or what will be here.',
  ],
  accessibility: [
    'A heading, so that people who look for the list find it.',
    'If a search empties the list, the count above it is announced; the empty state itself is not.',
  ],
};
