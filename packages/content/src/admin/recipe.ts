import { cutText } from '@advisor/ui/text';

/** How hard a recipe is, easiest first. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

// ADMIN-5
/** The orders in which recipes can be listed; `newest` is the default. */
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
  /** Of its picture: one of the owner's files, as its address without an origin; or an address that was typed before. */
  image_url: string | null;
  /** What the picture shows; null for an address that was typed. */
  image_alt: string | null;
  /** ISO 8601; recipes are listed newest first. */
  created_at: string;
  /** Changes with every update of the row, so it identifies its version. As the database writes it. */
  updated_at: string;
  /** The end of its address on the site; null until it is first put there. */
  slug?: string | null;
  /** When the version on the site was put there; null if it is not on the site. */
  live_at?: string | null;
}

/** The longest title, in characters. */
export const titleLimit = 200;

/** The columns that the owner sets; the database sets the rest. */
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
/** The ingredients of a text with one per line; blank lines are dropped. */
export function parseIngredients(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

// ADMIN-5
/** The form's initial values: those of a recipe, or those of a new one, whose difficulty is easy. */
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

/** A new recipe that begins as a copy of another one. */
export function copyOf(recipe: Recipe): RecipeValues {
  const ending = ' (copy)';
  const values = toRecipeValues(recipe);
  return { ...values, title: cutText(values.title, titleLimit - ending.length) + ending };
}

/** Short facts of a recipe, in the order that is useful for cooking. */
export function recipeFacts({ prep_time, cook_time, servings, ingredients }: Recipe): string[] {
  return [
    prep_time === null ? [] : [`${prep_time} min preparation`],
    cook_time === null ? [] : [`${cook_time} min cooking`],
    servings === null ? [] : [`serves ${servings}`],
    `${ingredients.length} ${ingredients.length === 1 ? 'ingredient' : 'ingredients'}`,
  ].flat();
}

/** Whether a recipe is on the site, and if so whether as it is or in an earlier version. */
export type RecipeOnSite = 'off' | 'live' | 'changed';

// RECIPE-5
export function onSiteStateOf({ live_at: liveAt, updated_at: updatedAt }: Recipe): RecipeOnSite {
  if (!liveAt) return 'off';
  return Date.parse(updatedAt) > Date.parse(liveAt) ? 'changed' : 'live';
}
