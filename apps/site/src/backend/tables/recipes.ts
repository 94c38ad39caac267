import {
  newContentKey,
  PublishError,
  type ListPage,
  type Recipe,
  type RecipeInput,
  type RecipePicture,
  type RecipePublication,
  type RecipePublishing,
  type RecipeSort,
  type RecipeStore,
  type RecipeUpdate,
  type RecipeView,
} from '@advisor/content/admin';
import { ownPicture, type StoredRecipe } from '@advisor/content/collections';
import { containsPattern } from './containsPattern';
import { getClient } from '../client';
import { hostedOrigin } from '../config';
import { contentStore } from './content';
import { readAllRows, readRows } from './readRows';

/** The columns of a recipe. The table has more, which only the database writes. */
const columns =
  'id,title,description,ingredients,instructions,prep_time,cook_time,servings,difficulty,category,image_url,image_alt,created_at,updated_at,slug';

const orders: Record<RecipeSort, { column: string; ascending: boolean }> = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true },
  changed: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
};

/** The recipes of the project's database. */
export const recipeStore: RecipeStore = { list, find, create, update, remove, restore };

async function list({ search, sort, page, size }: RecipeView): Promise<ListPage<Recipe>> {
  const client = await getClient();
  const found = await readRows<Recipe>({ page, size }, () => {
    const query = client.from('recipes').select(columns, { count: 'exact' });
    const { column, ascending } = orders[sort];
    // The id breaks ties, so that no row is on two pages or on none.
    return (search ? query.ilike('search_text', containsPattern(search)) : query)
      .order(column, { ascending })
      .order('id');
  });
  return { ...found, rows: await withLiveTimes(found.rows) };
}

/** The recipes with the times at which they were put on the site. */
async function withLiveTimes(rows: readonly Recipe[]): Promise<Recipe[]> {
  const slugs = rows.flatMap(({ slug }) => slug ?? []);
  if (slugs.length === 0) return [...rows];
  const client = await getClient();
  const { data, error } = await client
    .from('content_entries')
    .select('key,updated_at')
    .match({ collection, state: 'published' })
    .not('data', 'is', null)
    .in('key', slugs)
    .overrideTypes<{ key: string; updated_at: string }[], { merge: false }>();
  if (error) throw error;
  const times = new Map(data.map((row) => [row.key, row.updated_at]));
  return rows.map((row) => ({ ...row, live_at: (row.slug && times.get(row.slug)) ?? null }));
}

/** Of what visitors see of recipes, in the table of content. */
const collection = 'recipes';

async function find(id: string): Promise<Recipe | null> {
  const client = await getClient();
  const { data, error } = await client.from('recipes').select(columns).eq('id', id).maybeSingle<Recipe>();
  if (error) throw error;
  return data && (await withLiveTimes([data]))[0]!;
}

/** If an earlier attempt was stored and its answer was lost, its row is overwritten. */
async function create(id: string, recipe: RecipeInput): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('recipes').upsert({ ...recipe, id }, { onConflict: 'id' });
  if (error) throw error;
}

/** Updates the row only if it is still that version, in one statement, so that no concurrent change is lost. */
async function update(id: string, recipe: RecipeInput, version: string): Promise<RecipeUpdate> {
  const client = await getClient();
  const { data, error } = await client
    .from('recipes')
    .update(recipe)
    .eq('id', id)
    .eq('updated_at', version)
    .select('id');
  if (error) throw error;
  if (data.length === 1) return { kind: 'saved' };
  const now = await find(id);
  // An earlier attempt was stored, and only its answer was lost.
  return now && isSameContent(now, recipe) ? { kind: 'saved' } : { kind: 'changed-elsewhere', now };
}

/** The database keeps a recipe while it is on the site. */
const IS_LIVE = 'PT409';
/** Postgres: another row has this value. */
const TAKEN = '23505';

/** Rejects if the row is gone, because deleting nothing would look like success. */
async function remove(id: string): Promise<void> {
  const client = await getClient();
  const attempt = async () => client.from('recipes').delete().eq('id', id).select('id');
  let { data, error } = await attempt();
  if (error?.code === IS_LIVE) {
    const recipe = await find(id);
    if (recipe) await unpublish(recipe);
    ({ data, error } = await attempt());
  }
  if (error) throw error;
  if (data?.length !== 1) throw new Error('This recipe no longer exists, or you may not change it.');
}

async function restore({ updated_at: _written, live_at: _live, ...recipe }: Recipe): Promise<void> {
  const client = await getClient();
  const put = (row: object) => client.from('recipes').upsert(row, { onConflict: 'id', ignoreDuplicates: true });
  const { error } = await put(recipe);
  // Another recipe has got its address meanwhile: it gets a new one when it is put on the site.
  const { error: again } = error?.code === TAKEN ? await put({ ...recipe, slug: null }) : { error };
  if (again) throw again;
}

function isSameContent(stored: Recipe, sent: RecipeInput): boolean {
  return (Object.keys(sent) as (keyof RecipeInput)[]).every(
    (column) => JSON.stringify(stored[column]) === JSON.stringify(sent[column]),
  );
}

/** By which the site reaches the owner's files, as the build has them. */
const fileOrigins = () => [location.origin, ...hostedOrigin()];

/** How recipes are put on the site of the project (RECIPE-2). */
export const recipePublishing: RecipePublishing = {
  publish,
  unpublish,
  showsPicture: (address) => ownPicture(address, fileOrigins()) !== null,
};

// FILE-34
/** The owner's pictures in recipes: as they are kept, and as they are on the site. */
export async function recipePictures(): Promise<RecipePicture[]> {
  const [kept, published] = await Promise.all([withPicture(), contentStore.load([collection])]);
  const titles = new Map(kept.map(({ slug, title }) => [slug, title]));
  const live = published.flatMap(({ key, data }) => {
    const { title, picture } = (data ?? {}) as Partial<StoredRecipe>;
    const file = typeof picture === 'string' ? ownPicture(picture, fileOrigins()) : picture?.file;
    return file ? [{ title: titles.get(key) ?? title ?? key, file, live: true }] : [];
  });
  const asKept = kept.flatMap(({ title, image_url: address }) => {
    const file = ownPicture(address, fileOrigins());
    return file ? [{ title, file, live: false }] : [];
  });
  return [...live, ...asKept];
}

type WithPicture = Pick<Recipe, 'id' | 'title' | 'slug' | 'image_url'>;

/** The recipes that have a picture, or may have one on the site. */
async function withPicture(): Promise<readonly WithPicture[]> {
  const client = await getClient();
  return readAllRows<WithPicture>(
    () =>
      client
        .from('recipes')
        .select('id,title,slug,image_url', { count: 'exact' })
        .or('image_url.not.is.null,slug.not.is.null')
        .order('id'),
    ({ id }) => id,
  );
}

async function publish(recipe: Recipe): Promise<RecipePublication> {
  const named = recipe.slug ? recipe : await nameIt(recipe);
  return contentStore.publish([{ collection, key: named.slug!, action: 'publish', updated_at: named.updated_at }]);
}

async function unpublish({ slug }: Recipe): Promise<RecipePublication> {
  if (!slug) return {};
  const client = await getClient();
  const { data, error } = await client
    .from('content_entries')
    .select('updated_at')
    .match({ collection, key: slug, state: 'published' })
    .not('data', 'is', null)
    .maybeSingle<{ updated_at: string }>();
  if (error) throw error;
  if (!data) return {};
  return contentStore.publish([{ collection, key: slug, action: 'unpublish', updated_at: data.updated_at }]);
}

// RECIPE-3
/** Gives a recipe its address. Only that version of it, so that nothing goes live that the owner has not seen. */
async function nameIt({ id, title, updated_at: version }: Recipe): Promise<Pick<Recipe, 'slug' | 'updated_at'>> {
  const client = await getClient();
  const base = newContentKey(title, () => false, 'recipe');
  const known = await client
    .from('recipes')
    .select('slug')
    .like('slug', `${base}%`)
    .overrideTypes<{ slug: string }[], { merge: false }>();
  if (known.error) throw known.error;
  const taken = new Set(known.data.map((row) => row.slug));
  for (;;) {
    const slug = newContentKey(title, (key) => taken.has(key), 'recipe');
    const { data, error } = await client
      .from('recipes')
      .update({ slug })
      .eq('id', id)
      .eq('updated_at', version)
      .select('slug,updated_at')
      .maybeSingle<Pick<Recipe, 'slug' | 'updated_at'>>();
    if (data) return data;
    // Someone else took it in this moment.
    if (error?.code === TAKEN) taken.add(slug);
    else if (error) throw error;
    else
      throw new PublishError('It was changed since you looked at it. Look at it again, and publish what you see then.');
  }
}
