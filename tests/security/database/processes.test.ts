import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER_PASSWORD } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { homeAt, localOf, personAt, startProcess, writeBuild, type ServerProcess } from '../content/small-site.ts';
import { png } from '../files/samples.ts';
import { together } from '../support/attacker.ts';
import { startFailingMailServer, type FailingMailServer } from '../support/mail-server.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { makeDatabase } from '../support/projects.ts';

/** Two servers beside each other on one PostgreSQL database, each with a data folder of its own and the same keys. */

const bin = findPostgres();
const OWNER = 'owner@example.com';

describe.skipIf(!bin)('two servers on one database', () => {
  const root = mkdtempSync(join(tmpdir(), 'advisor-processes-'));
  const [first, second] = [join(root, 'first'), join(root, 'second')];
  let postgres: PostgresServer;
  let receiver: MailReceiver;
  let smtp: FailingMailServer;
  let env: Record<string, string>;
  let clientDir: string;
  let a: ServerProcess;
  let b: ServerProcess;
  let service: SupabaseClient;

  const clientAt = (url: string, key = localOf(first).publishableKey) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const post = async (url: string, body: object, from = '20.1.1.7') =>
    (
      await fetch(`${url}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify(body),
      })
    ).status;

  beforeAll(async () => {
    postgres = await startPostgres(bin!);
    receiver = await startMailReceiver();
    smtp = await startFailingMailServer(receiver.port);
    clientDir = writeBuild(root);
    env = {
      DATABASE_URL: makeDatabase(postgres.url),
      SECRETS_FILE: join(root, 'keys.json'),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_TO: OWNER,
      MAIL_RETRY_SECONDS: '1',
      MESSAGE_LIMIT_FACTOR: '100',
    };
    // At the same time, on an empty database.
    [a, b] = await Promise.all([startProcess(first, clientDir, env), startProcess(second, clientDir, env)]);
    service = clientAt(a.url, localOf(first).secretKey);
    const { auth } = clientAt(a.url);
    await auth.signInWithPassword({ email: OWNER, password: localOf(first).ownerPassword });
    expect((await auth.updateUser({ password: OWNER_PASSWORD })).error).toBeNull();
  });

  afterAll(async () => {
    await Promise.all([a?.kill(), b?.kill()]);
    await smtp?.close();
    await receiver?.close();
    await postgres?.stop();
    rmSync(root, { recursive: true });
  });

  it('have made one owner and one set of keys', async () => {
    expect(localOf(second).publishableKey).toBe(localOf(first).publishableKey);
    const { data } = await service.from('user_roles').select('role');
    expect(data).toEqual([{ role: 'admin' }]);
  });

  it('refuse a third one that has other keys, and keep every session', async () => {
    const client = clientAt(a.url);
    await client.auth.signInWithPassword({ email: OWNER, password: OWNER_PASSWORD });
    const { SECRETS_FILE: _, ...others } = env;
    const third = await startProcess(join(root, 'third'), clientDir, others);
    const { publishableKey } = localOf(join(root, 'third'));
    const { error } = await clientAt(third.url, publishableKey).auth.signInWithPassword({
      email: OWNER,
      password: OWNER_PASSWORD,
    });
    expect(error?.status).toBe(503);
    expect((await fetch(`${third.url}/home`)).status).toBe(200);
    await third.kill();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('share sessions: one of the first is valid at the second, renewed there, and ended for both', async () => {
    const here = clientAt(a.url);
    const { data } = await here.auth.signInWithPassword({ email: OWNER, password: OWNER_PASSWORD });
    const there = clientAt(b.url);
    expect((await there.auth.setSession(data.session!)).error).toBeNull();
    expect((await there.from('recipes').select('id')).error).toBeNull();
    expect((await there.auth.refreshSession()).error).toBeNull();
    expect((await there.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect((await here.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await here.from('recipes').select('id')).error).not.toBeNull();
  });

  it('count requests together', async () => {
    const from = '20.2.2.7';
    for (let sent = 0; sent < 10; sent++) expect(await post(a.url, {}, from)).toBe(400);
    expect(await post(a.url, {}, from)).toBe(429);
    let accepted = 0;
    await expect
      .poll(
        async () => {
          const status = await post(b.url, {}, from);
          if (status !== 429) accepted++;
          return status;
        },
        { interval: 200 },
      )
      .toBe(429);
    // What the second accepts while it has not heard yet; alone it would accept ten.
    expect(accepted).toBeLessThan(5);
  });

  it('count wrong passwords together', async () => {
    const guess = async (url: string) =>
      (
        await fetch(`${url}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            apikey: localOf(first).publishableKey,
            'X-Forwarded-For': '20.3.3.7',
          },
          body: JSON.stringify({ email: OWNER, password: `wrong ${randomUUID()}` }),
        })
      ).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 16; sent++) statuses.push(await guess(sent % 2 ? b.url : a.url));
    // Ten a minute from one address, and what was on its way.
    const accepted = statuses.filter((status) => status === 400).length;
    expect(accepted).toBeGreaterThanOrEqual(10);
    expect(accepted).toBeLessThan(14);
  });

  it('book a time once, whoever is asked', async () => {
    const { error } = await service.from('booking_settings').insert({
      time_zone: 'Europe/Zurich',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
      lengths: { consultation: 60 },
      notice_hours: 1,
      horizon_days: 14,
      buffer_minutes: 0,
    });
    expect(error).toBeNull();
    const response = await fetch(`${a.url}/functions/v1/bookings?form=consultation&kind=`);
    const { offer } = (await response.json()) as { offer: { starts: string[] } };
    const statuses = await together(8, (index) => {
      const email = `guest${index}@example.com`;
      return post(
        index % 2 ? a.url : b.url,
        {
          formType: 'request',
          name: 'Ann Berg',
          email,
          requestDetails: {
            form: 'consultation',
            fields: { firstName: 'Ann', lastName: 'Berg', email, company: 'Northwind' },
            time: { start: offer.starts[0], timeZone: 'Europe/Zurich' },
          },
        },
        `20.4.${index}.7`,
      );
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const { data } = await service.from('bookings').select('state');
    expect(data).toHaveLength(1);
  });

  const messages = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      form_type: 'contact',
      name,
      email: `${name}-${index}@example.com`,
      message: 'Hello',
      mail_next_at: new Date().toISOString(),
    }));
  const waiting = async (name: string) =>
    (await service.from('contact_messages').select('id').eq('name', name).is('mailed_at', null)).data!.length;
  const received = (name: string) =>
    receiver.mails.filter(({ replyTo }) => replyTo?.[0]?.address?.startsWith(`${name}-`)).length;

  it('mail each message of the queue once', async () => {
    expect((await service.from('contact_messages').insert(messages(40, 'queued'))).error).toBeNull();
    await expect.poll(() => waiting('queued'), { timeout: 30_000 }).toBe(0);
    expect(received('queued')).toBe(40);
  });

  it('show at both what one publishes', async () => {
    const owner = await personAt(a.url, first, OWNER);
    const { status } = await owner.publish(await owner.draft('home', { text: 'From the first' }));
    expect(status).toBe(200);
    expect(await homeAt(a.url)).toBe('home: From the first');
    await expect.poll(() => homeAt(b.url), { timeout: 15_000 }).toBe('home: From the first');

    const there = await personAt(b.url, second, OWNER);
    await there.publish(await there.draft('home', { text: 'From the second' }));
    expect(await homeAt(b.url)).toBe('home: From the second');
    await expect.poll(() => homeAt(a.url), { timeout: 15_000 }).toBe('home: From the second');
  });

  it('show at both the files that one has stored, and none that was removed', async () => {
    const owner = await personAt(a.url, first, OWNER);
    const there = await personAt(b.url, second, OWNER);
    const name = 'shared.png';
    const content = await png();
    const read = async (url: string) => {
      const response = await fetch(`${url}/storage/v1/object/public/public-files/${name}`);
      return response.ok ? Buffer.from(await response.arrayBuffer()).equals(content) : response.status;
    };
    expect((await owner.client.storage.from('public-files').upload(name, content)).error).toBeNull();
    expect(await read(a.url)).toBe(true);
    await expect.poll(() => read(b.url), { timeout: 15_000 }).toBe(true);
    expect((await there.client.storage.from('public-files').list()).data!.map((file) => file.name)).toEqual([name]);
    expect((await there.client.storage.from('public-files').remove([name])).error).toBeNull();
    await expect.poll(() => read(a.url), { timeout: 15_000 }).toBe(404);
  });

  it('take over the mails of one that is killed, each once', async () => {
    smtp.behaviour = 'held';
    const statuses = await together(3, (index) =>
      post(
        b.url,
        { formType: 'contact', name: 'killed', email: `killed-${index}@example.com`, message: 'Hello' },
        `20.5.${index}.7`,
      ),
    );
    expect(statuses).toEqual([200, 200, 200]);
    await b.kill();
    smtp.release();
    // Two minutes pass, for which a server may hold what it is sending.
    const { error } = await service
      .from('contact_messages')
      .update({ mail_next_at: new Date().toISOString() })
      .eq('name', 'killed');
    expect(error).toBeNull();
    await expect.poll(() => waiting('killed'), { timeout: 30_000 }).toBe(0);
    expect(received('killed')).toBe(3);
    b = await startProcess(second, clientDir, env);
    await expect.poll(() => homeAt(b.url), { timeout: 15_000 }).toBe('home: From the second');
  });

  it('keep no key in the database', () => {
    const keys = JSON.parse(readFileSync(env.SECRETS_FILE!, 'utf8')) as Record<string, string | null>;
    expect(keys.ownerPassword).toBeNull();
    const dump = spawnSync(join(bin!, 'pg_dump'), [env.DATABASE_URL!], { encoding: 'utf8', maxBuffer: 100_000_000 });
    expect(dump.stdout).toContain('killed-0@example.com');
    for (const key of ['jwtSecret', 'secretKey']) expect(dump.stdout.includes(keys[key]!)).toBe(false);
  });

  it('answer with 503 while the database is away, lose nothing, and hear one another when it is back', async () => {
    const stored = new Set<string>();
    const statuses = new Set<number>();
    const done = new AbortController();
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const { secretKey } = localOf(first);
      for (let count = 0; !done.signal.aborted; count++) {
        const title = `Outage ${writer}-${count}`;
        const { status } = await fetch(`${[a, b][writer % 2]!.url}/rest/v1/recipes`, {
          method: 'POST',
          headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ title, ingredients: ['Plums'], instructions: 'Bake.' }),
        });
        statuses.add(status);
        if (status === 201) stored.add(title);
      }
    });
    const moreAreStored = async () => {
      const target = stored.size + 40;
      await expect.poll(() => stored.size, { timeout: 30_000 }).toBeGreaterThan(target);
    };
    for (const downMs of [0, 3_000]) {
      await moreAreStored();
      await postgres.restart(downMs);
    }
    await moreAreStored();
    done.abort();
    await Promise.all(writers);
    expect([...statuses].toSorted()).toEqual([201, 503]);
    const found = new Set<string>();
    for (let from = 0; ; from += 1_000) {
      const { data } = await service
        .from('recipes')
        .select('title')
        .order('id')
        .range(from, from + 999);
      for (const { title } of data!) found.add(title as string);
      if (data!.length < 1_000) break;
    }
    expect([...stored].filter((title) => !found.has(title))).toEqual([]);
    for (const { url } of [a, b])
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 15_000 }).toBe(200);

    const owner = await personAt(a.url, first, OWNER);
    await owner.publish(await owner.draft('home', { text: 'After the outage' }));
    await expect.poll(() => homeAt(b.url), { timeout: 15_000 }).toBe('home: After the outage');
    const there = await personAt(b.url, second, OWNER);
    await there.publish(await there.draft('home', { text: 'From the second' }));
    await expect.poll(() => homeAt(a.url), { timeout: 15_000 }).toBe('home: From the second');
  });

  it('wait at the start for a database that is not there yet', async () => {
    await Promise.all([a.kill(), b.kill()]);
    const restarted = postgres.restart(3_000);
    b = await startProcess(second, clientDir, env);
    await restarted;
    await expect.poll(() => homeAt(b.url), { timeout: 15_000 }).toBe('home: From the second');
    const { error } = await clientAt(b.url).auth.signInWithPassword({ email: OWNER, password: OWNER_PASSWORD });
    expect(error).toBeNull();
  });
});
