import { field, words } from '@advisor/content/collections';
import {
  crops,
  cropsSection,
  farmClosingCall,
  farmFacts,
  farmHero,
  farmRecipes,
  farmStory,
  kinds,
  llamas,
} from '@advisor/content/lists';
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
      label: 'Llamas',
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
    hero: farmHero,
    facts: { items: farmFacts },
    farmStory,
    crops: { ...cropsSection, items: crops },
    llamas,
    recipes: farmRecipes,
    closingCall: farmClosingCall,
  },
});
