import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above the form of the contact page: the ways to reach the owner, and when to expect an answer.'],
  insteadUse: [
    { component: 'Sections/FactList', when: 'there are more than four facts, or they need a heading.' },
    { component: 'Content/Sections/ContactHelp', when: 'it says what to ask for, or leads to other pages.' },
  ],
  anatomy: [
    [
      'Cards',
      'Four in a row, without a heading above them: icon, title, value and description. A value with an address is a link.',
      'Content/Cards/ContactCard',
    ],
  ],
  donts: [
    {
      story: 'ClickHere',
      caption: 'A link called “Click here” in the place of the address: the address cannot be read or copied.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A value is what stands out: an email address, a place, a time.',
    'The owner’s details are written as `{email}`, `{phone}` or `{place}`, so that they change here when the owner changes them.',
  ],
  accessibility: [
    'Not a region, because there is no heading above the cards. Their titles are `<h2>`.',
    'The cards are one list.',
    'A link is named by its value, such as the email address.',
    'Icons are decorative.',
  ],
};
