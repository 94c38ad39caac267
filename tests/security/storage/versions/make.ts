import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { create } from 'tar';
import { OWNER_PASSWORD, freePort, type LocalConfig } from '../../../journeys/site.ts';
import { png } from '../../files/samples.ts';
import { keep, type Stored } from './archives.ts';

/**
 * Makes the data folder of one version for `versions.test.ts`: starts the program of a checkout of that version, whose packages
 * are installed, on an empty folder, stores what a version of that age can store through its own API, and packs the folder.
 *
 *     node tests/security/storage/versions/make.ts <checkout> <name>
 */

const VENTURE = {
  name: 'Tidewater Assurance',
  type: 'Security assurance',
  description: 'Independent tests of the controls that small companies say they have.',
  icon: 'shield',
  highlights: ['Tests every quarter', 'Reports in plain words', 'Fixed prices', 'No products sold'],
  colour: 'accent',
  href: '/contact',
};

const [checkout, name] = process.argv.slice(2);
if (!checkout || !name) throw new Error('Usage: node tests/security/storage/versions/make.ts <checkout> <name>');
const dataDir = mkdtempSync(join(tmpdir(), 'advisor-version-'));
const cli = ['apps/server/cli/start.ts', 'apps/site/server/cli/start.ts'].find((path) =>
  existsSync(join(checkout, path)),
)!;
const port = await freePort();
const server = spawn('node', [cli], {
  cwd: resolve(checkout),
  env: { ...process.env, ADVISOR_DATA_DIR: dataDir, PORT: String(port), LOG_FORMAT: 'text' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
await new Promise<void>((resolve, reject) => {
  server.stdout.on('data', (text: Buffer) => text.toString().includes('The site is at') && resolve());
  void ended.then((code) => reject(new Error(`It ended with ${code}.`)));
});

const url = `http://localhost:${port}`;
const local = JSON.parse(readFileSync(join(dataDir, 'local.json'), 'utf8')) as LocalConfig;
const client = createClient(url, local.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
/** Throws what an answer says went wrong. */
function done<Answer extends { error: unknown }>(answer: Answer): Answer {
  if (answer.error) throw answer.error;
  return answer;
}
/** Whether this version has a table. */
const has = async (table: string) => (await client.from(table).select('*').limit(0)).error === null;

const stored: Stored = {
  password: OWNER_PASSWORD,
  recipe: `Plum cake of ${name} “with cinnamon” 🌊`,
  message: `Hello of ${name}.\nSecond line.`,
  file: null,
  venture: null,
};
done(await client.auth.signInWithPassword({ email: local.ownerEmail, password: local.ownerPassword }));
done(await client.auth.updateUser({ password: OWNER_PASSWORD }));
const { session } = (await client.auth.getSession()).data;
done(
  await client.from('recipes').insert({ title: stored.recipe, ingredients: ['Plums', 'Flour'], instructions: 'Bake.' }),
);
const sent = await fetch(`${url}/functions/v1/send-contact-email`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ formType: 'contact', name: 'Ada', email: 'ada@example.com', message: stored.message }),
});
if (!sent.ok) throw new Error(await sent.text());
const bytes = await png();
const upload = await client.storage.from('public-files').upload('harbour.png', bytes, { contentType: 'image/png' });
if (!upload.error) stored.file = { name: 'harbour.png', base64: Buffer.from(bytes).toString('base64') };
if (await has('content_entries')) {
  const entry = { collection: 'ventures', key: 'tidewater', data: VENTURE, state: 'draft' };
  const draft = done(await client.from('content_entries').insert(entry).select('updated_at').single());
  const updated_at = draft.data!.updated_at as string;
  const published = await fetch(`${url}/functions/v1/publish`, {
    method: 'POST',
    headers: {
      apikey: local.publishableKey,
      Authorization: `Bearer ${session!.access_token}`,
    },
    body: JSON.stringify({ changes: [{ collection: 'ventures', key: 'tidewater', action: 'publish', updated_at }] }),
  });
  if (!published.ok) throw new Error(await published.text());
  stored.venture = VENTURE.name;
}
server.kill('SIGINT');
await ended;

// What each start makes again.
for (const left of ['local.json', 'lock', 'site', 'assets'])
  rmSync(join(dataDir, left), { recursive: true, force: true });
const archive = join(dataDir, 'folder.tar');
await create({ cwd: dataDir, file: archive, portable: true }, readdirSync(dataDir));
keep(name, readFileSync(archive), stored);
rmSync(dataDir, { recursive: true });
