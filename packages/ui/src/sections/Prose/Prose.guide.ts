export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for paragraphs of text, with an optional picture.'],
  insteadUse: [
    {
      component: 'Text/Text',
      when: 'there is only one paragraph.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'the text is a series of points.',
    },
  ],
  dos: [
    {
      story: 'TextAlone',
      caption: 'Paragraphs at reading width.',
    },
  ],
  donts: [
    {
      story: 'OneLongParagraph',
      caption:
        'Don’t put everything into one paragraph: readers who look up lose their place. Write one idea per paragraph.',
    },
    {
      caption:
        'Don’t write a list as a paragraph, “first, second, third”: readers can’t scan it. Use `ListSection` or `FeatureList`.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section; optional.'],
    ['Paragraphs', 'At reading width.'],
    ['Picture', '`media`, beside the text; below it on a phone.'],
  ],
  content: [
    'Say what the section is about in the first sentence.',
    'Choose a picture that supports the text; describe in its text alternative what the text leaves out.',
  ],
  keyboard: [],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    'Without a heading, it is not a region.',
    'Give the picture a text alternative, or `aria-hidden` if it is decorative.',
  ],
};
