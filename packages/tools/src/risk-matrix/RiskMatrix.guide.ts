export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it to rate risks by probability and impact, and keep a risk register.',
    'Set `bands` to choose the other preset of levels.',
  ],
  insteadUse: [
    {
      component: 'Tools/SecurityAssessment',
      when: 'the risks are unknown: its weaknesses can be sent here.',
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
  dos: [{ story: 'Grid', caption: 'The axes are labelled. Each cell shows its count and filters the register.' }],
  donts: [
    {
      caption:
        'Don’t use `initialDocument` for content that must always show: work saved in this browser replaces it. Use a table instead.',
    },
    { caption: 'Don’t mix both `bands` presets on one site: a score of 12 would have two levels. Use one everywhere.' },
  ],
  anatomy: [
    ['Weaknesses', 'At the top, if the security assessment has found some: an offer to add them.'],
    ['Configuration', 'Title and description, above the buttons that add a risk, export and reset.'],
    ['Summary', 'Counts by level, and which rating is shown: before or after mitigation.'],
    [
      'Matrix',
      'Probability by impact; each cell has a score, a level and a count. Below it, the scores of each level.',
    ],
    ['Register', 'The list of risks, which a cell filters.'],
    ['Dialogs', 'A risk to add or edit, and the preview of an import.'],
  ],
  content: [
    'A risk’s title says what may happen: “Laptop with customer data is stolen”, not “Laptops”.',
    'Levels are words, in the same order everywhere: low, medium, high, critical.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order.'],
    ['Enter', 'On a cell: filters the register by it, or removes the filter.'],
    ['Space', 'The same as Enter.'],
    ['Escape', 'In a dialog: closes it, after a question if there is unsaved input.'],
  ],
  accessibility: [
    'A named group; its headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely; errors stay until dismissed.',
    'The grid is a table with headers for both axes; each cell is a button named by score, level and count.',
    'The register scrolls by keyboard; its length and filter are announced.',
  ],
};
