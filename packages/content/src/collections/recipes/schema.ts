import { array, lazy, number, object, string, type InferType, type Schema } from 'yup';
import { field, type Field } from '../field';
import type { ContentPicture } from '../files';

/** How hard a recipe is, easiest first. */
const difficulties = ['easy', 'medium', 'hard'] as const;

const optionalText = () => string().optional().nonNullable();
const count = () => number().integer().min(0).optional().nonNullable();
const ownersPicture = field.picture({ label: 'Picture', optional: true }) as Schema;

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
  /** One of the owner's pictures; or an address that was typed, which is that of one of them, or of a picture elsewhere. */
  picture: lazy((value: unknown) => (typeof value === 'string' ? optionalText() : ownersPicture)) as unknown as Field<
    ContentPicture | string | undefined
  >,
})
  .noUnknown()
  .strict()
  .required();

/** A recipe as it is stored when it is published. Times are in minutes. */
export type StoredRecipe = InferType<typeof shape>;

export const storedRecipe = shape as Schema as Field<StoredRecipe>;

/** A recipe as pages show it. */
export interface PublishedRecipe extends Omit<StoredRecipe, 'picture'> {
  picture?: ContentPicture;
}

/** A recipe in a list. */
export interface RecipeSummary extends Pick<
  PublishedRecipe,
  'title' | 'prepTime' | 'cookTime' | 'servings' | 'category' | 'picture'
> {
  /** The end of its address: `/recipes/<slug>`. */
  slug: string;
  /** A sentence or two. */
  description?: string;
}
