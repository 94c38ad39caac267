import { cutText } from '@advisor/ui/text';
import { filesIn } from '../../collections/files';
import type { ContentRow } from '../contentStore';
import { contentViewAddress, defaultContentView } from '../contentView';
import type { AnyCollection } from './anyCollection';
import { defaultRecipeView, recipeViewAddress, searchLimit } from '../recipeView';
import { entryTitle } from './entryTitle';

/** An entry that shows or links a file. */
export interface FilePlace {
  /** "Your details", or "Testimonials: Colin R." */
  label: string;
  /** Where the owner edits it. */
  href: string;
  /** Whether visitors see it now; else it is a draft. */
  live: boolean;
}

/** One of the owner's pictures in a recipe, as it is on the site or as it is kept. */
export interface RecipePicture {
  /** Of the recipe as it is kept. */
  title: string;
  file: string;
  /** Whether visitors see it. */
  live: boolean;
}

// FILE-34
/**
 * Where each file is used, by its name. Both versions of an entry count: what is live, and what is to be; and of a recipe
 * what is on the site, and what is kept.
 */
export function filePlaces(
  collections: readonly AnyCollection[],
  rows: readonly ContentRow[],
  recipes: readonly RecipePicture[] = [],
): ReadonlyMap<string, readonly FilePlace[]> {
  const places = new Map<string, Map<string, FilePlace>>();
  const add = (file: string, place: FilePlace) => {
    const known = places.get(file) ?? new Map<string, FilePlace>();
    known.set(place.href, { ...place, live: place.live || known.get(place.href)?.live === true });
    places.set(file, known);
  };
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  for (const { collection: name, key, state, data } of rows) {
    const collection = byName.get(name);
    if (!collection) continue;
    const title = entryTitle(collection, data);
    const href = `/admin/content${contentViewAddress({ ...defaultContentView, collection: name, entry: key })}`;
    const label = collection.single ? title : `${collection.label}: ${title}`;
    for (const file of filesIn(data)) add(file.name, { label, href, live: state === 'published' });
  }
  for (const { title, file, live } of recipes) {
    const search = cutText(title, searchLimit);
    add(file, {
      label: `Recipes: ${title}`,
      href: `/admin/recipes${recipeViewAddress({ ...defaultRecipeView, search })}`,
      live,
    });
  }
  return new Map([...places].map(([file, known]) => [file, [...known.values()]]));
}
