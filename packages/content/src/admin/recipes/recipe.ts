import { cutText } from '@advisor/ui/text';

/** Easiest first. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

// ADMIN-5
/** The sort orders of recipes; `newest` is the default. */
export const recipeSorts = ['newest', 'oldest', 'changed', 'title'] as const;
export type RecipeSort = (typeof recipeSorts)[number];

// ADMIN-4
/** A row of the table `recipes`. Times are in minutes. */
export interface Recipe {
  id: string;
  title: string;
  description: string | null;
  ingredients: string[];
  instructions: string;
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: Difficulty;
  category: string | null;
  /** One of the owner's files, as a URL without an origin; or a URL typed before the picker existed. */
  image_url: string | null;
  /** The text alternative; null for a typed URL. */
  image_alt: string | null;
  /** ISO 8601; the default sort order is newest first. */
  created_at: string;
  /** Changes with every update, so it identifies the version. In the database's format. */
  updated_at: string;
  /** The last segment of its URL on the site; null until first published. */
  slug?: string | null;
  /** When the live version was published; null if not published. */
  live_at?: string | null;
}

/** The maximum length of a title, in characters. */
export const titleLimit = 200;

/** The columns that the owner sets; the database sets the others. */
export type RecipeInput = Omit<Recipe, 'id' | 'created_at' | 'updated_at' | 'slug' | 'live_at'>;

/** The form's values: strings, with one ingredient per line. */
export interface RecipeValues {
  title: string;
  description: string;
  ingredients: string;
  instructions: string;
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: Difficulty;
  category: string;
  image_url: string;
  image_alt: string;
}

// ADMIN-4
/** Parses one ingredient per line; blank lines are dropped. */
export function parseIngredients(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

// ADMIN-5
/** The form's initial values: a recipe's, or those of a new one, whose difficulty is easy. */
export function toRecipeValues(recipe?: Recipe): RecipeValues {
  return {
    title: recipe?.title ?? '',
    description: recipe?.description ?? '',
    ingredients: recipe?.ingredients.join('\n') ?? '',
    instructions: recipe?.instructions ?? '',
    prep_time: recipe?.prep_time ?? null,
    cook_time: recipe?.cook_time ?? null,
    servings: recipe?.servings ?? null,
    difficulty: recipe?.difficulty ?? 'easy',
    category: recipe?.category ?? '',
    image_url: recipe?.image_url ?? '',
    image_alt: recipe?.image_alt ?? '',
  };
}

const textOrNull = (text: string) => text.trim() || null;

/** Converts the form's values to columns: trimmed, with null for blank optional texts. */
export function toRecipeInput(values: RecipeValues): RecipeInput {
  return {
    title: values.title.trim(),
    description: textOrNull(values.description),
    ingredients: parseIngredients(values.ingredients),
    instructions: values.instructions.trim(),
    prep_time: values.prep_time,
    cook_time: values.cook_time,
    servings: values.servings,
    difficulty: values.difficulty,
    category: textOrNull(values.category),
    image_url: textOrNull(values.image_url),
    image_alt: textOrNull(values.image_alt),
  };
}

/** The form's values for a copy of a recipe. */
export function copyOf(recipe: Recipe): RecipeValues {
  const ending = ' (copy)';
  const values = toRecipeValues(recipe);
  return { ...values, title: cutText(values.title, titleLimit - ending.length) + ending };
}

/** Short facts of a recipe, in the order useful for cooking. */
export function recipeFacts({ prep_time, cook_time, servings, ingredients }: Recipe): string[] {
  return [
    prep_time === null ? [] : [`${prep_time} min preparation`],
    cook_time === null ? [] : [`${cook_time} min cooking`],
    servings === null ? [] : [`serves ${servings}`],
    `${ingredients.length} ${ingredients.length === 1 ? 'ingredient' : 'ingredients'}`,
  ].flat();
}

/** Whether a recipe is published, and if so whether in its current version. */
export type RecipeOnSite = 'off' | 'live' | 'changed';

// RECIPE-5
export function onSiteStateOf({ live_at: liveAt, updated_at: updatedAt }: Recipe): RecipeOnSite {
  if (!liveAt) return 'off';
  return Date.parse(updatedAt) > Date.parse(liveAt) ? 'changed' : 'live';
}
