import type { Recipe, RecipeInput } from '@advisor/content/admin';
import { getClient } from './client';

/** All recipes, newest first. */
export async function listRecipes(): Promise<Recipe[]> {
  const client = await getClient();
  const { data, error } = await client.from('recipes').select('*').order('created_at', { ascending: false });
  if (error) throw error;
  return data;
}

export async function createRecipe(recipe: RecipeInput): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('recipes').insert(recipe);
  if (error) throw error;
}

/** Rejects when the row is gone, because an update of nothing would look like success. */
export async function updateRecipe(id: string, recipe: RecipeInput): Promise<void> {
  await changeOne((client) => client.from('recipes').update(recipe).eq('id', id).select('id'));
}

export async function deleteRecipe(id: string): Promise<void> {
  await changeOne((client) => client.from('recipes').delete().eq('id', id).select('id'));
}

type Client = Awaited<ReturnType<typeof getClient>>;

async function changeOne(
  change: (client: Client) => PromiseLike<{ data: { id: string }[] | null; error: Error | null }>,
) {
  const { data, error } = await change(await getClient());
  if (error) throw error;
  if (data?.length !== 1) throw new Error('This recipe no longer exists, or you may not change it.');
}
