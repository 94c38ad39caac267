import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Change } from '../../../supabase/functions/publish/changes.ts';
import { OWNER_PASSWORD, type LocalConfig, type ServedSite } from '../../journeys/site.ts';
import { unoptimized } from '../../support/unoptimized.ts';

/** A built site of a few pages, and a renderer that keeps the protocol of the real one. */

const CSP = "default-src 'none'";

/** Writes the build into a folder, and returns its client folder. The renderer is where the real one is. */
export function writeBuild(root: string, home = 'Nothing yet'): string {
  const clientDir = join(root, 'dist/client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(clientDir, 'home.html'), `<!doctype html><title>built</title><p>${home}</p>`);
  writeFileSync(join(clientDir, 'about.html'), '<!doctype html><title>About</title>');
  writeFileSync(join(clientDir, '404.html'), '<!doctype html><title>Not found</title>');
  writeFileSync(
    join(root, 'dist/serve.json'),
    JSON.stringify({
      siteUrl: 'https://www.example.com',
      redirects: { '/': '/home' },
      pages: { '/home': { file: 'home.html', csp: CSP }, '/about': { file: 'about.html', csp: CSP } },
      notFound: { file: '404.html', csp: CSP },
    }),
  );
  copyFileSync(join(import.meta.dirname, 'render-fixture.mjs'), join(root, 'dist/server/render.js'));
  writeFileSync(join(root, 'dist/package.json'), '{ "type": "module" }');
  return clientDir;
}

/** What the function answers with, in all cases. */
export interface Answer {
  success?: boolean;
  revision?: number;
  state?: string;
  error?: string;
  problems?: { collection: string; key: string; field: string; message: string }[];
  conflict?: { collection: string; key: string }[];
}

export interface Person {
  client: SupabaseClient;
  /** Calls the function as this person. */
  call(method: string, body?: unknown): Promise<{ status: number; body: Answer; headers: Headers }>;
  /** Saves a draft, and returns the change that publishes it. */
  draft(key: string, data: object, more?: object): Promise<Change>;
  publish(...changes: Change[]): ReturnType<Person['call']>;
}

export const localOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'local.json'), 'utf8')) as LocalConfig;

/** Someone at a running server; null is a visitor without an account. */
export async function personAt(
  { url, local: { publishableKey } }: Pick<ServedSite, 'url' | 'local'>,
  email: string | null,
): Promise<Person> {
  const client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  if (email) {
    const { error } = await client.auth.signInWithPassword({ email, password: OWNER_PASSWORD });
    if (error) throw error;
  }
  const token = (await client.auth.getSession()).data.session?.access_token;
  const person: Person = {
    client,
    async call(method, body) {
      const answer = await fetch(`${url}/functions/v1/publish`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          apikey: publishableKey,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Answer, headers: answer.headers };
    },
    async draft(key, data, more = {}) {
      const { data: row, error } = await client
        .from('content_entries')
        .upsert({ collection: 'words', key, data, state: 'draft', ...more }, { onConflict: 'collection,key,state' })
        .select('updated_at')
        .single();
      if (error) throw error;
      return { collection: 'words', key, action: 'publish', updated_at: row.updated_at as string };
    },
    publish: (...changes) => person.call('POST', { changes }),
  };
  return person;
}

/** The stamps of several pages and files that are served, each once: of one state of the content there is one. */
export async function stampsAt(url: string): Promise<string[]> {
  const paths = ['/home', '/page-0', '/page-39', '/sitemap.xml'];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  return [
    ...new Set(
      texts.map((text) => /<title>(\w+)<\/title>|([\da-f]{12})<\/urlset>/.exec(text)?.slice(1).join('') ?? 'none'),
    ),
  ];
}

export const homeAt = async (url: string) => /<p>(.*)<\/p>/.exec(await (await fetch(`${url}/home`)).text())?.[1];

export interface ServerProcess {
  url: string;
  kill(): Promise<void>;
}

/** The server with this site in a process of its own, which can be killed. */
export async function startProcess(dataDir: string, clientDir: string): Promise<ServerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...unoptimized, join(import.meta.dirname, 'server-process.ts'), dataDir, clientDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout!).once('line', resolve);
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  return {
    url,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
