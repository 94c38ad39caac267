export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for a photograph or logo from the content, generated ahead in several widths and formats.',
    'Set `sizes` to the displayed width, such as `(min-width: 900px) 420px, 100vw`: the default is the full viewport width.',
    'Set `priority` for the one picture above the fold.',
  ],
  insteadUse: [
    {
      component: 'Content/Admin/RemotePicture',
      when: 'the picture is on another site, at a URL that someone entered.',
    },
  ],
  content: ['Write the text alternative as a sentence or a few words that say what is shown, without “picture of”.'],
  keyboard: [],
  accessibility: [
    '`alt` is required: say what the picture conveys here. Leave it empty if the text beside it says the same.',
    'Space is reserved while it loads, so the layout doesn’t shift.',
  ],
};
