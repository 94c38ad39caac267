import type {
  ListPage,
  Recipe,
  RecipeInput,
  RecipeSort,
  RecipeStore,
  RecipeUpdate,
  RecipeView,
} from '@advisor/content/admin';
import { containsPattern } from './containsPattern';
import { getClient } from '../client';
import { readRows } from './readRows';

/** The columns of a recipe. The table has more, which only the database writes. */
const columns =
  'id,title,description,ingredients,instructions,prep_time,cook_time,servings,difficulty,category,image_url,created_at,updated_at';

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
  return readRows<Recipe>({ page, size }, () => {
    const query = client.from('recipes').select(columns, { count: 'exact' });
    const { column, ascending } = orders[sort];
    // The id breaks ties, so that no row is on two pages or on none.
    return (search ? query.ilike('search_text', containsPattern(search)) : query)
      .order(column, { ascending })
      .order('id');
  });
}

async function find(id: string): Promise<Recipe | null> {
  const client = await getClient();
  const { data, error } = await client.from('recipes').select(columns).eq('id', id).maybeSingle<Recipe>();
  if (error) throw error;
  return data;
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
  return now && saysTheSame(now, recipe) ? { kind: 'saved' } : { kind: 'changed-elsewhere', now };
}

/** Rejects if the row is gone, because deleting nothing would look like success. */
async function remove(id: string): Promise<void> {
  const client = await getClient();
  const { data, error } = await client.from('recipes').delete().eq('id', id).select('id');
  if (error) throw error;
  if (data.length !== 1) throw new Error('This recipe no longer exists, or you may not change it.');
}

async function restore({ updated_at: _written, ...recipe }: Recipe): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('recipes').upsert(recipe, { onConflict: 'id', ignoreDuplicates: true });
  if (error) throw error;
}

function saysTheSame(stored: Recipe, sent: RecipeInput): boolean {
  return (Object.keys(sent) as (keyof RecipeInput)[]).every(
    (column) => JSON.stringify(stored[column]) === JSON.stringify(sent[column]),
  );
}
