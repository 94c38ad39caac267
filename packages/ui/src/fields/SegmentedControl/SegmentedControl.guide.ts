export const guide: ComponentGuide = {
  status: 'experimental',
  use: ['For switching between two to four views of the same content, one of them always chosen: list or month.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'it is an answer in a form, with a visible label, a hint and an error.',
    },
    { component: 'Navigation/Tabs', when: 'the options show different content.' },
    { component: 'Fields/SelectInput', when: 'there are more than four options, or longer ones than a word.' },
  ],
  dos: [{ story: 'TwoViews', caption: 'Use words that explain each other.' }],
  donts: [
    {
      story: 'Sentences',
      caption:
        'Don’t use sentences: they wrap, and the frame breaks into rows. Use a word for each, or `RadioGroupInput`.',
    },
  ],
  anatomy: [
    ['Frame', 'Around all options, named by `label`.'],
    ['Options', 'One word each, of equal height.'],
    ['Choice', 'The selected option, with a filled surface and a thicker border.'],
  ],
  content: ['One word each: “List”, “Month”.', 'The label says what is switched: “View”.'],
  keyboard: [
    ['Tab', 'Moves to the selected option, and on.'],
    ['ArrowRight', 'Selects the next option.'],
    ['ArrowLeft', 'Selects the previous option.'],
  ],
  accessibility: [
    'A `radiogroup` named by `label`: screen readers announce the option, its position and the total.',
    'The selected option is not marked by color alone: in forced colors, it has a thicker border.',
    'Each option is at least 42 px high, and the frame 44 px.',
  ],
};
