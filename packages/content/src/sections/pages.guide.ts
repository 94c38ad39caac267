import { section, withLinks } from './section.guide.ts';

export const about: ComponentGuide = {
  ...section,
  use: ['On the landing page and on /about: background with the portrait, and the subjects of expertise.'],
  insteadUse: [{ component: 'Sections/Prose', when: 'it is about something else.' }],
};
export const accountNav: ComponentGuide = {
  ...withLinks,
  use: ['At the right end of the bar of every page: Login, or who is signed in.'],
  insteadUse: [{ component: 'Navigation/AccountMenu', when: 'a bar is put together anew.' }],
};
export const backLink: ComponentGuide = {
  ...withLinks,
  use: ['First on a page that people reach from several others: it goes back to where they came from.'],
  insteadUse: [{ component: 'Navigation/Link', when: 'it always leads to the same page.' }],
};
export const closingCall: ComponentGuide = {
  ...withLinks,
  use: ['Last on a page: what to do next.'],
  insteadUse: [{ component: 'Sections/CallToAction', when: 'it closes a page of another site.' }],
};
export const contactCards: ComponentGuide = {
  ...withLinks,
  use: ['On the contact page: mail, phone, place, and when there is an answer.'],
  insteadUse: [{ component: 'Sections/FactList', when: 'they are facts for the press.' }],
};
export const contactHelp: ComponentGuide = {
  ...withLinks,
  use: ['Beside the contact form: what to ask for, and shortcuts.'],
  insteadUse: [{ component: 'Content/Sections/ContactCards', when: 'it gives addresses.' }],
};
export const drivingExcellence: ComponentGuide = {
  ...withLinks,
  use: ['On the landing page: the four doors to the parts of the site.'],
  insteadUse: [{ component: 'Sections/CardGrid', when: 'they are other cards.' }],
};
export const farmLlamas: ComponentGuide = {
  ...section,
  use: ['On the page of the farm: the herd, drawn.'],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'one drawing is wanted.' }],
};
export const homeHero: ComponentGuide = {
  ...withLinks,
  use: ['First on the landing page, and only there.'],
  insteadUse: [{ component: 'Content/Sections/PageOpening', when: 'it opens an inner page.' }],
};
export const legalText: ComponentGuide = {
  ...withLinks,
  use: ['For the privacy policy and the terms.'],
  insteadUse: [{ component: 'Sections/Prose', when: 'it is told in a few paragraphs.' }],
};
export const notFoundMessage: ComponentGuide = {
  ...withLinks,
  use: ['Where there is no page at the address.'],
  insteadUse: [{ component: 'Feedback/EmptyState', when: 'a list is empty.' }],
};
export const pageOpening: ComponentGuide = {
  ...withLinks,
  use: ['First on every inner page; its words come from the page’s list.'],
  insteadUse: [
    { component: 'Content/Sections/HomeHero', when: 'it is the landing page.' },
    { component: 'Sections/Hero', when: 'the site is another one.' },
  ],
};
export const pointCards: ComponentGuide = {
  ...section,
  use: ['For points of equal rank side by side.'],
  insteadUse: [{ component: 'Sections/FeatureList', when: 'they are read one after the other.' }],
};
export const servicePage: ComponentGuide = {
  ...withLinks,
  use: ['For a whole service page, from opening to closing call: a list of words is all it needs.'],
  insteadUse: [{ component: 'Content/Sections/PageOpening', when: 'the page has sections of its own.' }],
};
export const siteFooter: ComponentGuide = {
  ...withLinks,
  use: ['Last on every page.'],
  insteadUse: [{ component: 'Navigation/Footer', when: 'the site is another one.' }],
};
export const whyWorkWithMe: ComponentGuide = {
  ...section,
  use: ['For what a client can expect.'],
  insteadUse: [{ component: 'Sections/FeatureList', when: 'they are other points.' }],
};
export const scriptFailure: ComponentGuide = {
  ...withLinks,
  use: [
    'Once in a prerendered page, hidden: the script that loads the others shows it when one of them cannot be loaded.',
  ],
  insteadUse: [
    { component: 'Feedback/notify', when: 'scripts run, and something a person asked for has failed.' },
    { component: 'Feedback/Alert', when: 'a part of the page explains itself where it stands.' },
  ],
};
