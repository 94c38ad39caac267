import { field, words } from '@advisor/content/collections';
import { kinds } from '@advisor/content/lists';

import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/brambles-farm',
  title: 'Brambles Farm',
  description: 'A family farm in Northern Indiana since 1984: corn, wheat, alfalfa, beans and a herd of llamas.',
  searchWords: 'llamas, agriculture, animals, farming',
  parent: '/ventures',
  recipes: 'whether',
  fields: {
    hero: words.opening(),
    facts: words.figures('Facts'),
    farmStory: words.prose('Farm story'),
    crops: words.features('Crops'),
    llamas: field.group({
      label: 'Text with a drawing',
      fields: {
        label: field.text({ label: 'Label', max: 60, optional: true }),
        heading: field.text({ label: 'Heading', min: 3, max: 70 }),
        text: field.richText({ label: 'Text', min: 10, max: 600 }),
        illustration: field.choice({ label: 'Drawing', options: kinds.illustration }),
        illustrationAlt: field.text({ label: 'What the drawing shows', min: 10, max: 160 }),
      },
    }),
    recipes: field.group({
      label: 'Recipes, while one is on the site',
      fields: {
        label: field.text({ label: 'Label', max: 60, optional: true }),
        heading: field.text({ label: 'Heading', min: 3, max: 70 }),
        text: field.richText({ label: 'Text', min: 10, max: 600 }),
        link: field.text({ label: 'Words of the link', help: 'Begin with a verb.', max: 60 }),
      },
    }),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Venture',
      headline: 'Brambles Farm',
      lead: 'A family farm in Northern Indiana. Four crops, a herd of llamas and a gate that has to be lifted to close.',
      coverCaption: 'A column is a field and a row is a year: each crop moves on.',
    },
    facts: {
      // PAGE-27
      items: [
        { value: '1984', label: 'Established' },
        { value: 'Northern Indiana', label: 'Location' },
        { value: '4', label: 'Crops in rotation' },
      ],
    },
    farmStory: {
      label: 'The farm',
      heading: 'Worked by one family since 1984',
      paragraphs: [
        /* placeholder: a paragraph of the farm’s own story */
        'My parents bought the first eighty acres in 1984, with a loan, a borrowed tractor and more brambles than soil. The name stayed after the brambles had gone.',
        /* placeholder: a paragraph of the farm’s own story */
        'Today my brother runs the fields and I keep the books. Harvest is the one appointment that nothing on my calendar can move.',
      ],
    },
    crops: {
      label: 'Crops',
      heading: 'Four crops',
      // PAGE-27
      items: [
        { title: 'Corn', description: 'Yellow dent, sold to a feed mill eleven miles away.' },
        { title: 'Wheat', description: 'Soft red winter wheat, sown after the beans come off.' },
        {
          title: 'Alfalfa',
          description: 'Three cuttings in a good year, most of it for the llamas and the neighbors’ cattle.',
        },
        { title: 'Beans', description: 'Soybeans, which feed the ground for the corn that follows.' },
      ],
    },
    llamas: {
      label: 'Llamas',
      heading: 'And the llamas',
      text: 'Fourteen at the last count. They guard the lambs next door, grow a fleece that local spinners buy each spring, and have never once opened an attachment.',
      illustration: 'llama',
      illustrationAlt: 'Line drawing of two llamas behind a wooden fence',
    },
    recipes: {
      label: 'Kitchen',
      heading: 'From field to table',
      text: 'Some of what grows here ends up in these recipes, tested on a family that says what it thinks.',
      link: 'Read the recipes',
    },
    closingCall: {
      heading: 'Visit or buy',
      text: 'Fleece is sold in April, hay from June. Visits are by arrangement; please shut the gate.',
      actions: [
        { label: 'Contact Us', href: '/contact' },
        { label: 'View All Ventures', href: '/ventures' },
      ],
    },
  },
});
