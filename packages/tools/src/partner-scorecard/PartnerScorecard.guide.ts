import { bar, inAGroup, throughTheTool, withoutReact } from '../frame/tools.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['To rate one channel partner, or compare two to four by the same rules.'],
  insteadUse: [{ component: 'Tools/SecurityAssessment', when: 'it is about your own company.' }, withoutReact],
  anatomy: [
    ['Partners', 'A tab for each, from the second partner on.', 'Navigation/Tabs'],
    ['Profile', 'The form about the partner. Only the name is required.'],
    ['Score', 'Its points on the scale of the ratings, and what is missing to the next one.', 'Data/Meter'],
    ['Components', 'The points of each of the five, the rules behind them, and the next one to reach.', 'Data/Meter'],
    ['Strengths and concerns', 'The components that stand out, in words.'],
    ['Side by side', 'A table of all partners with a scorecard, from two on; the leader of each row is marked.'],
    bar,
  ],
  dos: [{ story: 'Empty', caption: 'Form and scorecard are in the language of the page.' }],
  donts: [
    {
      story: 'LanguageOfTheBrowser',
      caption: '`locale` is that of the browser: the page is in English, and the tool in the middle of it in Spanish.',
    },
  ],
  keyboard: [
    throughTheTool,
    ['ArrowLeft', 'In a comparison wider than the window: scrolls it.'],
    ['ArrowRight', 'The same, the other way.'],
  ],
  accessibility: [
    ...inAGroup,
    'The comparison is a table with row and column headers in a region that scrolls by keyboard.',
    'Strengths and concerns are sentences, not only colors.',
  ],
};
