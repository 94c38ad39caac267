export const guide: ComponentGuide = {
  status: 'draft',
  use: [
    'For a photograph or a logo of the content: its files are made ahead, in several widths and formats.',
    '`sizes` as the page shows it, such as `(min-width: 900px) 420px, 100vw`: without it a phone loads a picture for its whole width.',
    '`priority` for the one picture that is in sight when the page opens.',
  ],
  insteadUse: [
    {
      component: 'Content/Admin/RemotePicture',
      when: 'the picture is on another site, at an address that somebody typed.',
    },
  ],
  dos: [
    {
      story: 'Missing',
      caption: 'The text alternative says what is in the picture, which helps where the picture does not load.',
    },
  ],
  donts: [
    {
      story: 'FileNameAsAlternative',
      caption:
        'The name of a file as the text alternative: where the picture does not load, or is read out, nobody learns what is in it.',
    },
  ],
  keyboard: [],
  content: [
    'The text alternative is a phrase without a period: “Hills behind a harbor in the evening”. It does not begin with “Picture of”.',
  ],
  accessibility: [
    '`alt` is required: what the picture tells at this place, not that it is a picture. Empty if the text beside it says the same.',
    'The room is kept while it loads, so that nothing shifts under a finger.',
  ],
};
