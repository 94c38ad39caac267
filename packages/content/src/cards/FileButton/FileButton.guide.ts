export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For file downloads. If the file does not exist yet, the button is still shown and says so.'],
  insteadUse: [{ component: 'Actions/ButtonLink', when: 'it links to a page.' }],
  dos: [{ story: 'NotAvailable', caption: 'The reason is shown beside the button.' }],
  keyboard: [
    ['Tab', 'Focuses it, even without a file, so that screen readers read the reason.'],
    ['Enter', 'Downloads the file.'],
  ],
  accessibility: [
    '`aria-disabled` rather than `disabled`: it is focusable, and “Not available yet” is its description.',
    'Its accessible name includes the name of the file.',
  ],
};
