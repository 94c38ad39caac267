export const guide: ComponentGuide = {
  status: 'draft',
  use: [
    'Where an icon helps to find or to act: in a button, beside a list entry, in a message.',
    "Give it a shape of the package `lucide`: `import { Printer } from 'lucide'`.",
    '16 or 18 px beside small text, 20 px beside other text.',
    '`data-mirrored` for arrows that follow the direction of the text.',
  ],
  insteadUse: [
    { component: 'Actions/IconButton', when: 'the icon alone is the button: it needs a label.' },
    { component: 'Media/Picture', when: 'it shows something: a photograph, a logo.' },
  ],
  dos: [
    {
      story: 'BesideWords',
      caption: 'An icon beside its words: it helps to find the line, and the words say the rest.',
    },
  ],
  donts: [
    {
      story: 'IconsWithoutWords',
      caption: 'Icons without words: people have to guess what each one means, and a screen reader is silent.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is hidden from assistive technology. What it means is in the text beside it, or in the label of its button.',
  ],
};
