export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it to rate a channel partner, or compare two to four by the same rules.'],
  insteadUse: [
    {
      component: 'Tools/SecurityAssessment',
      when: 'you assess your own company.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page doesn’t use React: embed the tool as a custom element.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you build your own tool: the frame adds state, undo, autosave, share links and files.',
    },
  ],
  dos: [{ story: 'Full', caption: 'The points of each component, with the scoring rules.' }],
  donts: [
    { caption: 'Don’t present the total alone: 68 points mean nothing without the rules. Export the whole scorecard.' },
    {
      caption:
        'Don’t compare ratings by different people: they reflect the raters’ standards, not the partners. Let one person rate all.',
    },
  ],
  anatomy: [
    ['Partners', 'Tabs, once there is more than one partner.'],
    ['Form', 'What is known about the partner; only the company name is required.'],
    ['Scorecard', 'Overall score, rating and recommendation, on a scale of the ratings.'],
    ['Components', 'The five parts of the score, with their points and rules.'],
    ['Strengths and concerns', 'In sentences.'],
    ['Comparison', 'The scorecards of several partners beside each other.'],
  ],
  content: [
    'Hints give the points of a field and their limit: “2 points each, at most 15.”',
    'Ratings are named, never given as a number alone: “Good Partner”.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order.'],
    ['ArrowLeft', 'In a comparison wider than the viewport: scrolls left.'],
    ['ArrowRight', 'In such a comparison: scrolls right.'],
  ],
  accessibility: [
    'A named group; its headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely; errors stay until dismissed.',
    'The comparison is a table with row and column headers, in a region that scrolls by keyboard.',
    'Strengths and concerns are sentences, not only colours.',
  ],
};
