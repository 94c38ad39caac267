import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { ownerAt, type Visitor } from '../support/account.ts';
import { callPublish, draftOf } from '../support/publishing.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { assemble, command, environment, healthCheck, isIgnored, stages } from './dockerfile.ts';

/** The folder of the image, made by the commands of the Dockerfile: without packages of development, run as in a container. */

const root = resolve(import.meta.dirname, '../../..');
/** Of the account `node` in the base image. */
const uid = 1000;
/** Whether this user can make a folder read-only for one program. */
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

describe('the Dockerfile', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };

  it('runs the Node and the pnpm of this project', () => {
    const images = new Set(stages.map(({ image }) => image).filter((image) => image !== 'base'));
    expect([...images]).toEqual([expect.stringMatching(`^node:${manifest.devDependencies.node!.split('.')[0]}-`)]);
    const [, version] = /pnpm@([\d.]+)/.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8'))!;
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`npm install --global pnpm@${version}\n`);
  });

  it('installs before it copies the sources, so that a change of these installs nothing again', () => {
    const built = stages.find(({ name }) => name === 'built')!.instructions.map(({ name, text }) => `${name} ${text}`);
    expect(built).toEqual([
      'COPY --from=manifests /manifests ./',
      'RUN pnpm install --frozen-lockfile',
      'COPY . .',
      'RUN pnpm build',
    ]);
  });

  it('ends as an account without rights', () => {
    const names = stages.at(-1)!.instructions.filter(({ name }) => name === 'USER');
    expect(names.map(({ text }) => text)).toEqual(['node']);
  });
});

describe('the context of the build', () => {
  it.each([
    'supabase/.temp/secrets.json',
    '.env',
    'apps/site/.env.local',
    'advisor-backup-2026-11-25.tar.gz',
    'key.txt',
    '.git/config',
    'node_modules/node/bin/node',
    'apps/server/node_modules/sharp/package.json',
    'apps/site/dist/serve.json',
    'tests/run.ts',
  ])('leaves out %s', (path) => expect(isIgnored(path)).toBe(true));

  it.each([
    '.pnpmfile.cjs',
    'patches/postgres@3.4.9.patch',
    'tests/package.json',
    'bench/package.json',
    'apps/server/server.ts',
    'supabase/config.toml',
    'packages/ui/src/index.ts',
  ])('has %s', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
    expect(isIgnored(path)).toBe(false);
  });
});

describe('the image', () => {
  let folder: string;
  let dataDir: string;
  let site: Site;
  let owner: Visitor;

  const inImage = (...args: string[]) => [join(folder, 'node'), ...args] as [string, ...string[]];
  /** The code is read-only, and the program runs as the account of the image without any capability. */
  const asContainer = (args: [string, ...string[]]): [string, ...string[]] =>
    canMount
      ? [
          'unshare',
          '--mount',
          'sh',
          '-c',
          `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1/site" && shift &&
           exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --bounding-set=-all --no-new-privs "$@"`,
          'sh',
          folder,
          ...args,
        ]
      : args;
  const start = (env: NodeJS.ProcessEnv = {}) =>
    startSite({
      dataDir,
      program: { command: asContainer(inImage(...command.slice(1))), cwd: join(folder, 'site') },
      env: { ...environment, HOST: '127.0.0.1', PORT: '0', ADVISOR_DATA_DIR: dataDir, TRUST_PROXY: '1', ...env },
    });
  const runs = (args: string[], env: NodeJS.ProcessEnv = {}) => {
    const [program, ...rest] = asContainer(inImage(...args));
    const cwd = join(folder, 'site');
    return spawnSync(program, rest, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ADVISOR_DATA_DIR: dataDir, ...env },
    });
  };
  const newData = async () => {
    const made = await emptyDataDir();
    if (canMount) chownSync(made, uid, uid);
    return made;
  };

  beforeAll(async () => {
    folder = assemble();
    dataDir = await newData();
    // Its owner gives the first password back, for which the names of the site are loaded.
    site = await start();
    owner = await ownerAt(site);
  });

  afterAll(async () => {
    await site?.stop();
    await removeDataDir(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is small, and has neither tests, nor sources of pages, nor packages of development', () => {
    const site = join(folder, 'site');
    const [kilobytes] = spawnSync('du', ['--summarize', '--apparent-size', site], { encoding: 'utf8' }).stdout.split(
      '\t',
    );
    expect(Number(kilobytes) / 1024).toBeLessThan(190);
    expect(globSync('{apps,packages,supabase}/**/*.test.ts', { cwd: site, exclude: ['**/node_modules'] })).toEqual([]);
    expect(globSync('packages/*/src', { cwd: site })).toEqual([]);
    const packages = readdirSync(join(site, 'node_modules/.pnpm'));
    for (const name of ['vite', 'vitest', 'typescript', 'storybook', 'playwright', 'rolldown', 'esbuild'])
      expect(packages.filter((entry) => entry.startsWith(`${name}@`))).toEqual([]);
  });

  it.skipIf(!canMount)('runs as an account without rights, on code that it cannot write', () => {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t`, 'm'));
    for (const set of ['CapPrm', 'CapEff', 'CapBnd']) expect(status).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'));
    const mounts = readFileSync(`/proc/${site.pid}/mountinfo`, 'utf8').split('\n');
    expect(mounts.find((line) => line.split(' ')[4] === folder)).toMatch(/ ro[, ]/);
  });

  it('is healthy by its own check, and is not when nothing answers', () => {
    expect(healthCheck[0]).toBe('node');
    expect(runs(healthCheck.slice(1), { PORT: new URL(site.url).port }).status).toBe(0);
    expect(runs(healthCheck.slice(1), { PORT: '1' }).status).toBe(1);
  });

  it('renders what the owner publishes: pages, pictures for links and documents', async () => {
    const read = async (path: string) => Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    const picture = await read('/share/podcasts.png');
    const { words } = JSON.parse((await read('/content/podcasts.json')).toString()) as { words: object };
    const [, carried] = /id="content">(.*?)<\/script>/.exec((await read('/home')).toString())!;
    const details = (JSON.parse(carried!) as { site: { owner: object } }).site.owner;
    const changes = [
      await draftOf(owner, 'page-podcasts', 'content', { ...words, title: 'Listen to me' }),
      await draftOf(owner, 'owner', 'content', { ...details, name: 'Ada Lindqvist' }),
    ];
    expect(await callPublish(site, owner, 'POST', { changes })).toMatchObject({ status: 200 });
    expect((await read('/podcasts')).toString()).toContain('<title>Listen to me · ');
    expect((await read('/share/podcasts.png')).equals(picture)).toBe(false);
    expect((await read('/files/fact-sheet.pdf')).toString('latin1')).toContain('(Ada Lindqvist)');
  });

  it('is backed up by the command of the project while it runs', () => {
    const file = join(dataDir, 'backup.tar.gz');
    expect(runs(['apps/server/cli/backup.ts', file])).toMatchObject({ status: 0 });
  });

  it('stops when it is told to', async () => {
    expect(await site.stop()).toBe(0);
  });

  const bin = findPostgres();
  describe.skipIf(!bin)('on the database server of compose.yaml', () => {
    let server: PostgresServer;
    let address: URL;
    let backups: string;

    /** Runs a script of `deploy` with PostgreSQL's own programs. */
    const script = (name: string, args: string[], env: NodeJS.ProcessEnv) =>
      spawnSync('sh', [join(root, 'deploy', name), ...args], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
      });
    const addressOf = (database: string) => server.url.replace(/\/postgres$/, `/${database}`);
    const psql = (database: string, sql: string) =>
      spawnSync(join(bin!, 'psql'), ['--no-align', '--tuples-only', '--command', sql, addressOf(database)], {
        encoding: 'utf8',
      }).stdout.trim();

    beforeAll(async () => {
      server = await startPostgres(bin!);
      address = new URL(server.url);
      backups = await emptyDataDir();
    });

    afterAll(async () => {
      await server?.stop();
      await removeDataDir(backups);
    });

    it('starts on the account and the roles that its first start makes, and is backed up with its keys', async () => {
      const { hostname: PGHOST, port: PGPORT } = address;
      const made = script('database.sh', [], { PGHOST, PGPORT, POSTGRES_PASSWORD: "it's a password" });
      expect(made).toMatchObject({ status: 0, stderr: '' });
      await removeDataDir(dataDir);
      dataDir = await newData();
      const databaseUrl = `postgres://advisor:it%27s%20a%20password@${PGHOST}:${PGPORT}/advisor`;
      const onServer = await start({ DATABASE_URL: databaseUrl });
      try {
        expect((await fetch(`${onServer.url}/healthz`)).status).toBe(200);
        const env = {
          DATABASE_URL: databaseUrl,
          SECRETS_FILE: join(dataDir, 'secrets.json'),
          BACKUP_DIR: backups,
          BACKUP_KEEP: '1',
        };
        expect(script('backup-database.sh', ['--is-recent'], env).status).toBe(1);
        expect(script('backup-database.sh', ['--once'], { ...env, SECRETS_FILE: '/nowhere' }).status).toBe(1);
        expect(script('backup-database.sh', ['--is-recent'], env).status).toBe(1);
        expect(script('backup-database.sh', ['--once'], env)).toMatchObject({ status: 0, stderr: '' });
        expect(script('backup-database.sh', ['--is-recent'], env).status).toBe(0);
      } finally {
        await onServer.stop();
      }
      const [kept, ...others] = readdirSync(backups).filter((name) => !name.startsWith('.'));
      expect(others).toEqual([]);
      expect(readFileSync(join(backups, kept!, 'secrets.json'))).toEqual(readFileSync(join(dataDir, 'secrets.json')));
      psql('postgres', 'create database again owner advisor');
      // As the account of the site, as the guide has it.
      const restored = spawnSync(
        join(bin!, 'pg_restore'),
        [
          '--exit-on-error',
          `--dbname=${databaseUrl.replace(/\/advisor$/, '/again')}`,
          join(backups, kept!, 'advisor.dump'),
        ],
        {
          encoding: 'utf8',
        },
      );
      expect(restored).toMatchObject({ status: 0, stderr: '' });
      const count = 'select count(*) from public.recipes';
      expect(Number(psql('again', count))).toBeGreaterThan(0);
      expect(psql('again', count)).toBe(psql('advisor', count));
    });
  });
});
