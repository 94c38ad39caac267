import { cutText } from '@advisor/ui/text';
import { filesIn } from '../../collections/files';
import type { ContentRow } from '../entries/contentStore';
import { contentViewAddress, defaultContentView } from '../entries/contentView';
import type { AnyCollection } from '../entries/anyCollection';
import { defaultRecipeView, recipeViewAddress, searchLimit } from '../recipes/recipeView';
import { entryTitle } from '../entries/entryTitle';

/** An entry that shows or links to a file. */
export interface FilePlace {
  /** "Your details", or "Testimonials: Colin R." */
  label: string;
  /** The URL of its editor. */
  href: string;
  /** Whether it is live; otherwise it is a draft. */
  live: boolean;
}

/** A picture of a recipe, in its live or stored version. */
export interface RecipePicture {
  /** The title of the stored recipe. */
  title: string;
  file: string;
  /** Whether visitors see it. */
  live: boolean;
}

// FILE-34
/** The usages of each file, by file name. Live versions, drafts and both versions of a recipe count. */
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
    const href = `/admin/content${contentViewAddress({ ...defaultContentView, collection: name, entry: collection.single ? '' : key })}`;
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
