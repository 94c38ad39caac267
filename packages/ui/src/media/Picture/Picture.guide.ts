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
  keyboard: [],
  accessibility: [
    '`alt` is required: what the picture tells at this place, not that it is a picture. Empty if the text beside it says the same.',
    'The room is kept while it loads, so that nothing shifts under a finger.',
  ],
};
