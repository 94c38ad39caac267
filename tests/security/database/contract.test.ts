import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../files/samples.ts';
import { together } from '../support/attacker.ts';
import { projects, type Project } from '../support/projects.ts';

/** The calls that the site makes are answered alike by everything that it runs on: tables, sign-in, files and policies. */

describe.each(projects)('%s', (_, open) => {
  if (!open) {
    it.skip('is not there', () => undefined);
    return;
  }

  let project: Project;
  let owner: SupabaseClient;
  let visitor: SupabaseClient;
  const mark = `contract-${randomUUID()}`;
  const recipe = (title: string) => ({ title, ingredients: ['Water', 'Salt'], instructions: `Boil. ${mark}` });
  const removeRecipes = () => owner.from('recipes').delete().like('instructions', `%${mark}%`);

  beforeAll(async () => {
    project = await open();
    owner = await project.owner();
    visitor = project.visitor();
  });
  afterAll(async () => {
    await project?.close();
  });

  afterEach(async () => {
    expect((await removeRecipes()).error).toBeNull();
  });

  describe('tables', () => {
    it('store, return, change, count and remove rows', async () => {
      const made = await owner.from('recipes').insert(recipe('Pea soup')).select('id, title, ingredients').single();
      expect(made.error).toBeNull();
      expect(made.data).toMatchObject({ title: 'Pea soup', ingredients: ['Water', 'Salt'] });
      const { id } = made.data!;

      const changed = await owner.from('recipes').update({ title: 'Leek soup' }).eq('id', id).select('title');
      expect(changed.data).toEqual([{ title: 'Leek soup' }]);

      const counted = await owner
        .from('recipes')
        .select('id', { count: 'exact', head: true })
        .like('instructions', `%${mark}%`);
      expect(counted.count).toBe(1);

      const removed = await owner.from('recipes').delete().eq('id', id).select('id');
      expect(removed.data).toEqual([{ id }]);
      expect((await owner.from('recipes').select('id').eq('id', id)).data).toEqual([]);
    });

    it('sort, page and filter, with texts that mean something in SQL or JSON', async () => {
      const titles = ['Éclair', `O'Brien"s`, '[1, "a"]', '50%_off', 'Null\\'];
      const { error } = await owner.from('recipes').insert(titles.map(recipe));
      expect(error).toBeNull();
      const all = owner.from('recipes').select('title').like('instructions', `%${mark}%`).order('title');
      expect((await all).data!.map(({ title }) => title as string).toSorted()).toEqual(titles.toSorted());
      for (const title of titles)
        expect((await owner.from('recipes').select('title').eq('title', title)).data).toEqual([{ title }]);
      const page = await owner
        .from('recipes')
        .select('title')
        .like('instructions', `%${mark}%`)
        .order('id')
        .range(1, 2);
      expect(page.data).toHaveLength(2);
    });

    it('keep every type as it is: times in UTC, JSON with texts, nulls and numbers', async () => {
      const data = { text: 'a "b" \\ é', list: [1, null, 'x'], nested: { yes: true, big: 12_345.5 } };
      const entry = { collection: 'ventures', key: `contract-${mark.slice(-8)}`, state: 'draft', data };
      const made = await owner.from('content_entries').insert(entry).select('data, position, updated_at').single();
      expect(made.error).toBeNull();
      expect(made.data).toMatchObject({ data, position: null });
      // Not every browser reads the form that Postgres writes, with a space and without minutes.
      expect(made.data!.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
      expect(Math.abs(Date.parse(made.data!.updated_at as string) - Date.now())).toBeLessThan(5 * 60_000);
      const same = await owner
        .from('content_entries')
        .select('key')
        .eq('key', entry.key)
        .eq('updated_at', made.data!.updated_at);
      expect(same.data).toEqual([{ key: entry.key }]);
      expect((await owner.from('content_entries').delete().eq('key', entry.key)).error).toBeNull();
    });

    it('refuse what a constraint refuses, with the same code', async () => {
      expect((await owner.from('recipes').insert({ ...recipe('x'), title: '' })).error?.code).toBe('23514');
      const unknown = await owner.from('recipes').select('nothing_of_this_name');
      expect(unknown.error?.code).toBe('42703');
    });

    it('call functions', async () => {
      const { data, error } = await owner.rpc('list_sessions');
      expect(error).toBeNull();
      expect((data as { is_current: boolean }[]).filter((session) => session.is_current)).toHaveLength(1);
    });
  });

  describe('policies', () => {
    it('give a visitor no table, and no function of the owner', async () => {
      for (const table of ['recipes', 'contact_messages', 'user_roles', 'bookings']) {
        const { data, error } = await visitor.from(table).select('*').limit(1);
        expect([table, data, error?.code]).toEqual([table, null, '42501']);
      }
      expect((await visitor.from('recipes').insert(recipe('Of a visitor'))).error?.code).toBe('42501');
      expect((await visitor.rpc('list_sessions')).error).not.toBeNull();
    });

    it('let the owner read messages and not write them', async () => {
      expect((await owner.from('contact_messages').select('id').limit(1)).error).toBeNull();
      const row = { form_type: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Hello' };
      expect((await owner.from('contact_messages').insert(row)).error?.code).toBe('42501');
    });

    it('hold for each request, whatever others run at the same time: no role and no claim goes from one to the next', async () => {
      await owner.from('recipes').insert(recipe('Secret'));
      const strangers = await together(4, async () => project.visitor());
      const answers = await together(60, async (index) => {
        if (index % 3 === 0) return owner.from('recipes').select('id').like('instructions', `%${mark}%`);
        // Failing statements leave their connection in another state than successful ones.
        if (index % 3 === 1) return owner.from('recipes').insert({ ...recipe('x'), title: '' });
        return strangers[index % 4]!.from('recipes').select('id');
      });
      answers.forEach((answer, index) => {
        if (index % 3 === 0) expect(answer.data).toHaveLength(1);
        else expect([index, answer.error?.code]).toEqual([index, index % 3 === 1 ? '23514' : '42501']);
      });
    });

    it('take the role from the token alone', async () => {
      const token = (await owner.auth.getSession()).data.session!.access_token;
      const [head, body, signature] = token.split('.') as [string, string, string];
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
      for (const role of ['service_role', 'postgres', 'supabase_admin', 'anon; reset role']) {
        const forged = Buffer.from(JSON.stringify({ ...claims, role })).toString('base64url');
        for (const mine of [`${head}.${forged}.${signature}`, `${head}.${forged}.`]) {
          const response = await fetch(`${project.url}/rest/v1/user_roles?select=*`, {
            headers: { apikey: project.publishableKey, Authorization: `Bearer ${mine}` },
          });
          expect([401, 403]).toContain(response.status);
        }
      }
    });
  });

  describe('sign-in', () => {
    it('begins, renews and ends a session', async () => {
      const client = await project.owner();
      const { data: before } = await client.auth.getSession();
      const { data: renewed, error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      expect(renewed.session!.refresh_token).not.toBe(before.session!.refresh_token);
      const { data } = await client.auth.getUser();
      expect(data.user).toMatchObject({ aud: 'authenticated', role: 'authenticated' });
      expect(data.user!.app_metadata).toMatchObject({ provider: 'email' });
      expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
      const ended = await fetch(`${project.url}/auth/v1/user`, {
        headers: { apikey: project.publishableKey, Authorization: `Bearer ${renewed.session!.access_token}` },
      });
      expect(ended.status).toBe(403);
    });

    it('refuses a wrong password, and accounts of strangers', async () => {
      const { auth } = project.visitor();
      const { data } = await owner.auth.getUser();
      const wrong = await auth.signInWithPassword({ email: data.user!.email!, password: 'otters under the pier' });
      expect(wrong.error?.code).toBe('invalid_credentials');
      const made = await auth.signUp({ email: 'stranger@example.com', password: 'otters under the pier' });
      expect(made.error?.code).toBe('signup_disabled');
    });

    it('enrols an authenticator app, and removes it', async () => {
      const client = await project.owner();
      const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: mark.slice(0, 30) });
      expect(error).toBeNull();
      expect(data!.totp!.secret).toMatch(/^[A-Z2-7]{16,}$/);
      const listed = await client.auth.mfa.listFactors();
      expect(listed.data!.all.map(({ id }) => id)).toContain(data!.id);
      expect((await client.auth.mfa.unenroll({ factorId: data!.id })).error).toBeNull();
    });
  });

  describe('files', () => {
    const name = `${mark}.png`;

    it('are stored, listed, read by anyone, replaced and removed', async () => {
      const bucket = owner.storage.from('public-files');
      const [first, second] = [await png(), await png(50, 40)];
      expect((await bucket.upload(name, first, { contentType: 'image/png' })).error).toBeNull();
      expect((await bucket.upload(name, first, { contentType: 'image/png' })).error).not.toBeNull();
      const { data: list } = await bucket.list('', { search: mark });
      expect(list!.map((file) => file.name)).toEqual([name]);

      const address = bucket.getPublicUrl(name).data.publicUrl;
      const read = async () => Buffer.from(await (await fetch(address, { cache: 'no-store' })).arrayBuffer());
      expect((await read()).equals(first)).toBe(true);
      expect((await bucket.upload(name, second, { contentType: 'image/png', upsert: true })).error).toBeNull();
      await expect.poll(async () => (await read()).equals(second)).toBe(true);

      expect((await bucket.remove([name])).data).toHaveLength(1);
      await expect.poll(async () => (await fetch(address, { cache: 'no-store' })).status).toBeGreaterThanOrEqual(400);
    });

    it('are not written by visitors', async () => {
      const { error } = await visitor.storage.from('public-files').upload(name, await png());
      expect(error).not.toBeNull();
    });
  });
});
