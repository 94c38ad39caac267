import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page of the farm while a recipe is on the site: a paragraph with a link to all recipes.'],
  insteadUse: [
    { component: 'Content/Sections/Recipes', when: 'the recipes themselves are listed.' },
    { component: 'Content/Sections/ClosingCall', when: 'it is the next step at the end of a page.' },
  ],
  anatomy: [
    sectionWords[0],
    ['Heading', 'An `<h2>`.'],
    ['Text', 'One paragraph, which may have links and emphasis.', 'Sections/RichText'],
    ['Link', 'A secondary button to the list of recipes. Its address is fixed.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'ClickHere',
      caption: 'A link called “Click here”: out of context it does not say where it leads.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The words of the link begin with a verb and name the recipes.',
    'The page leaves the section out while no recipe is on the site, so its words can stay.',
  ],
  accessibility: [region],
};
