import { array, lazy, number, object, string, type InferType, type Schema } from 'yup';
import { field, type Field } from '../field';
import type { ContentPicture } from '../files';

/** Easiest first. */
const difficulties = ['easy', 'medium', 'hard'] as const;

const optionalText = () => string().optional().nonNullable();
const count = () => number().integer().min(0).optional().nonNullable();
const ownersPicture = field.picture({ label: 'Picture', optional: true }) as Schema;

// RECIPE-4
/** The public part of a recipe. The recipes table enforces the limits. */
const shape = object({
  title: string().required(),
  /** May contain line breaks. */
  description: optionalText(),
  ingredients: array().of(string().required()).min(1).required(),
  /** One step per line. */
  instructions: string().required(),
  /** Minutes. */
  prepTime: count(),
  /** Minutes. */
  cookTime: count(),
  servings: count(),
  difficulty: string().oneOf(difficulties).required(),
  category: optionalText(),
  /** One of the owner's pictures; or a typed URL, of one of them or of a picture elsewhere. */
  picture: lazy((value: unknown) => (typeof value === 'string' ? optionalText() : ownersPicture)) as unknown as Field<
    ContentPicture | string | undefined
  >,
})
  .noUnknown()
  .strict()
  .required();

/** A published recipe as stored. Times are in minutes. */
export type StoredRecipe = InferType<typeof shape>;

export const storedRecipe = shape as Schema as Field<StoredRecipe>;

/** A recipe as rendered on pages. */
export interface PublishedRecipe extends Omit<StoredRecipe, 'picture'> {
  picture?: ContentPicture;
}

/** A recipe in a list. */
export interface RecipeSummary extends Pick<
  PublishedRecipe,
  'title' | 'prepTime' | 'cookTime' | 'servings' | 'category' | 'picture'
> {
  /** The last segment of its URL: `/recipes/<slug>`. */
  slug: string;
  /** One or two sentences. */
  description?: string;
}
