export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'The whole page of a recipe: it has the `<h1>`.',
    'On paper it stands alone: bar, footer and the rest of the page are left out.',
  ],
  insteadUse: [{ component: 'Content/Sections/Recipes', when: 'there are several to choose from.' }],
  anatomy: [
    ['Opening', 'Category, title and description. Only the title is required.', 'Sections/Hero'],
    ['Facts', 'What is known of the times and the servings, and how difficult the recipe is.'],
    ['Print', 'A small secondary button.', 'Actions/Button'],
    ['Picture', 'Three to two, whatever the shape of the photo. Optional.', 'Media/Picture'],
    [
      'Servings',
      'For how many people the amounts are. Only if the recipe says how many it serves.',
      'Fields/NumberInput',
    ],
    [
      'Ingredients',
      'In two columns, in one on a phone. One that could not be scaled has a badge that says so.',
      'Cards/Badge',
    ],
    ['Instructions', 'A numbered step for each line that the owner wrote.'],
  ],
  donts: [
    {
      story: 'HeadingsAmongIngredients',
      caption: 'Headings among the ingredients: they look like ingredients and are counted as such.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button for printing, then to the servings and, once they are changed, to As written.'],
    ['ArrowUp', 'In the servings: one more.'],
    ['ArrowDown', 'In the servings: one less.'],
  ],
  content: [
    'An ingredient begins with its amount, such as “3 tbsp olive oil”: the amount follows the servings.',
    'Each line of the instructions is a step. If every line begins with a number, the numbers are left out.',
  ],
  accessibility: [
    'For how many people the amounts are is announced when it changes.',
    'Without scripts it is complete, for the servings of the recipe; what needs scripts is not shown.',
    'Ingredients are a list, instructions a numbered one.',
  ],
};
