import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startServer } from '../../../apps/server/server.ts';
import { OWNER_PASSWORD, emptyDataDir } from '../../journeys/site.ts';
import { findPostgres, startPostgres } from './postgres-server.ts';

/** A running project: the embedded server on either database, or a hosted one. */
export interface Project {
  url: string;
  publishableKey: string;
  /** A client without a session, from a network of its own. */
  visitor(): SupabaseClient;
  /** A client with a new session of the owner. */
  owner(): Promise<SupabaseClient>;
  close(): Promise<void>;
}

const bin = findPostgres();
const { CONTRACT_URL, CONTRACT_PUBLISHABLE_KEY, CONTRACT_OWNER_EMAIL, CONTRACT_OWNER_PASSWORD } = process.env;
const hosted = CONTRACT_URL && CONTRACT_PUBLISHABLE_KEY && CONTRACT_OWNER_EMAIL && CONTRACT_OWNER_PASSWORD;

/** Everything that the site runs on. `open` is null for what is not installed or not configured. */
export const projects: [name: string, open: (() => Promise<Project>) | null][] = [
  ['the embedded database', () => startOn({})],
  bin
    ? [`the PostgreSQL server in ${bin}`, () => startOnServer(bin)]
    : ['a PostgreSQL server: SKIPPED, none is installed ("apt-get install postgresql")', null],
  hosted
    ? [`the hosted project ${CONTRACT_URL}`, openHosted]
    : ['a hosted project: SKIPPED, CONTRACT_URL and the other variables are not set', null],
];

async function startOnServer(programs: string): Promise<Project> {
  const server = await startPostgres(programs);
  try {
    const project = await startOn({ DATABASE_URL: makeDatabase(server.url) });
    return {
      ...project,
      async close() {
        await project.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** An empty database, and the account that owns it and is no superuser, made as `docs/hosted.md` says. Returns its address. */
export function makeDatabase(superuserUrl: string): string {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/hosted.md'), 'utf8');
  const statements = /As a superuser:\s+```sql\n(.+?)```/s.exec(guide)![1]!.replace('…', 'ferns');
  const { status, stderr } = spawnSync('psql', [superuserUrl, '--no-psqlrc', '--set=ON_ERROR_STOP=1'], {
    input: statements,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`psql failed: ${stderr}`);
  const url = new URL(superuserUrl);
  return `postgres://advisor:ferns@${url.host}/advisor`;
}

/** A server on a data folder of its own, whose owner has changed the first password. */
async function startOn(env: NodeJS.ProcessEnv): Promise<Project> {
  const dataDir = await emptyDataDir();
  const lines: string[] = [];
  const server = await startServer({
    dataDir,
    clientDir: null,
    port: 0,
    env,
    trustProxy: true,
    log: (line) => lines.push(line),
  });
  const { publishableKey } = (await (await fetch(`${server.url}/supabase.json`)).json()) as { publishableKey: string };
  if (server.databaseError) throw new Error(server.databaseError);
  const project = projectAt(server.url, publishableKey, { email: server.ownerEmail, password: OWNER_PASSWORD });
  const { auth } = project.visitor();
  const first = { email: server.ownerEmail, password: server.newOwnerPassword! };
  for (const { error } of [
    await auth.signInWithPassword(first),
    await auth.updateUser({ password: OWNER_PASSWORD }),
    await auth.signOut(),
  ])
    if (error) throw error;
  return {
    ...project,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true });
      if (lines.length > 0) throw new Error(`The server has logged:\n${lines.join('\n')}`);
    },
  };
}

async function openHosted(): Promise<Project> {
  const credentials = { email: CONTRACT_OWNER_EMAIL!, password: CONTRACT_OWNER_PASSWORD! };
  return { ...projectAt(CONTRACT_URL!, CONTRACT_PUBLISHABLE_KEY!, credentials), close: () => Promise.resolve() };
}

let networks = 0;

function projectAt(url: string, publishableKey: string, credentials: { email: string; password: string }) {
  const visitor = () =>
    createClient(url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
      global: { headers: { 'X-Forwarded-For': `20.${Math.floor(++networks / 250)}.${networks % 250}.7` } },
    });
  return {
    url,
    publishableKey,
    visitor,
    async owner() {
      const client = visitor();
      const { error } = await client.auth.signInWithPassword(credentials);
      if (error) throw error;
      return client;
    },
  };
}
