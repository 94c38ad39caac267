export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it on the page behind the link in the mail that asks to confirm the brief.'],
  insteadUse: [{ component: 'Content/Links/BriefPreferences', when: 'a subscriber changes or ends the subscription.' }],
  dos: [{ story: 'Closed', caption: 'One button: just opening the page subscribes nobody.' }],
  donts: [
    {
      caption:
        'Don’t call `onConfirm` when the page opens: mail scanners open every link, and would subscribe people. Wait for the press.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Subscribes.'],
  ],
  accessibility: ['The result is announced.', 'While the request is pending, the button is busy and keeps its place.'],
};
