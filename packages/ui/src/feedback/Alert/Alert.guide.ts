import { action, actionKeys, titleWords } from '../feedback.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an ongoing state that stays on the page: out of date, not saved, not sent.',
    'With an `action` that does what the text asks for.',
  ],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'it only confirms what the person just did.',
    },
    {
      component: 'Fields/ErrorSummary',
      when: 'it lists what is wrong in a form.',
    },
    {
      component: 'Feedback/EmptyState',
      when: 'it replaces a list that has nothing to show.',
    },
  ],
  anatomy: [
    ['Icon', 'Before the title, in the color of the tone: a circle, a triangle or an octagon.', 'Media/Icon'],
    ['Title', 'What happened, or the current state. In the same color as the icon.'],
    ['Text', 'If given: why it matters, and what to do.'],
    action,
  ],
  dos: [
    {
      story: 'Danger',
      caption: 'What happened, what is safe, and the next step.',
    },
  ],
  donts: [
    {
      story: 'NoWayOn',
      caption: '“An error occurred”: of what, and what now?',
    },
  ],
  keyboard: actionKeys,
  content: [
    titleWords,
    'The title says what happened, or what the state is: “The message was not sent”, “The results are out of date”.',
    'The text is one or two sentences: what is safe, what could go wrong, or the next step.',
  ],
  accessibility: [
    '`live` only for messages that respond to an action: assertive when `danger`, otherwise polite. Messages that were there from the start are not announced.',
    'Tone, icon and title say the same: nothing is said by color alone.',
  ],
};
