import { hasControlCharacters, messages } from '@advisor/ui/forms';
import { hasVisibleCharacter } from '@advisor/ui/text';
import { lazy, number, object, string } from 'yup';
import { altLimit, missingAlt } from '../collections/files';
import { ownPicture } from '../recipes';
import { difficulties, parseIngredients, titleLimit } from './recipe';
import { line, text, tidied, webAddress } from './textRules';

const isChosen = (address: unknown) => typeof address === 'string' && ownPicture(address, []) !== null;

/** The maximum that the database accepts, in minutes or servings. */
const max = 100_000;

const count = () =>
  number()
    .nullable()
    .typeError(messages.number)
    .integer(messages.wholeNumber)
    .min(0, messages.atLeast(0))
    .max(max, messages.atMost(max));

// ADMIN-4
/** The validation of the recipe form. The table has the same rules as constraints. */
export const recipeSchema = object({
  title: line(titleLimit).required(messages.enter('a title')),
  description: text(2000),
  ingredients: tidied('text')
    .test('given', messages.enter('at least one ingredient'), (text = '') => parseIngredients(text).length > 0)
    .test('visible', messages.nothingVisible, (text = '') => parseIngredients(text).every(hasVisibleCharacter))
    .test('typed', messages.controlCharacters, (text = '') => !hasControlCharacters(text, true))
    .test('few', 'Keep to 200 ingredients or fewer.', (text = '') => parseIngredients(text).length <= 200)
    .test('short', 'Shorten each ingredient to 300 characters or fewer.', (text = '') =>
      parseIngredients(text).every((entry) => entry.length <= 300),
    ),
  instructions: text(20_000).required(messages.enter('the instructions')),
  prep_time: count(),
  cook_time: count(),
  servings: count(),
  difficulty: string().oneOf(difficulties).required(),
  category: line(100),
  // RECIPE-10: one of the owner's pictures, or an address that was typed before there was a choice.
  image_url: lazy((value: unknown) => (isChosen(value) ? string() : webAddress)),
  image_alt: line(altLimit).when('image_url', ([address], alt) => (isChosen(address) ? alt.required(missingAlt) : alt)),
});
