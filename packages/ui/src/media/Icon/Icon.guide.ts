export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it where an icon helps people find or do something: in a button, a list entry, a message.',
    "Pass an icon of the package `lucide`: `import { Printer } from 'lucide'`.",
    'Use 16 or 18 px beside small text, 20 px elsewhere.',
    'Set `data-mirrored` on arrows that follow the text direction.',
  ],
  insteadUse: [
    { component: 'Actions/IconButton', when: 'the icon is the whole button: it needs a label.' },
    { component: 'Media/Picture', when: 'it is a photograph or a logo.' },
  ],
  content: ['Label its button by meaning, not by shape: “Verified”, not “Check mark”.'],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology. Put its meaning in the text beside it, or in the label of its button.',
  ],
};
