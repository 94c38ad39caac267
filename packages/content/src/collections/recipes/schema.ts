import { array, number, object, string, type InferType, type Schema } from 'yup';
import type { Field } from '../field';

/** How hard a recipe is, easiest first. */
const difficulties = ['easy', 'medium', 'hard'] as const;

const optionalText = () => string().optional().nonNullable();
const count = () => number().integer().min(0).optional().nonNullable();

// RECIPE-4
/** What visitors see of a recipe. The table of recipes has the bounds. */
const shape = object({
  title: string().required(),
  /** May have several lines. */
  description: optionalText(),
  ingredients: array().of(string().required()).min(1).required(),
  /** One step to a line. */
  instructions: string().required(),
  /** Minutes. */
  prepTime: count(),
  /** Minutes. */
  cookTime: count(),
  servings: count(),
  difficulty: string().oneOf(difficulties).required(),
  category: optionalText(),
  /** Of a file in the site's own storage. */
  picture: optionalText(),
})
  .noUnknown()
  .strict()
  .required();

/** A recipe as it was published. Times are in minutes. */
export type PublishedRecipe = InferType<typeof shape>;

export const publishedRecipe = shape as Schema as Field<PublishedRecipe>;

/** A recipe in a list. */
export interface RecipeSummary extends Pick<
  PublishedRecipe,
  'title' | 'prepTime' | 'cookTime' | 'servings' | 'category'
> {
  /** The end of its address: `/recipes/<slug>`. */
  slug: string;
  /** A sentence or two. */
  description?: string;
  /** The path of its picture on this site. */
  picture?: string;
}
