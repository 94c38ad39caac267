import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../journeys/site.ts';

/** The program folder of the newest PostgreSQL installed from Debian's packages; null if there is none. */
export function findPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
  return newest.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) ?? null;
}

export interface PostgresServer {
  /** The connection string of its empty database, as a superuser. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder, on loopback. As it refuses to run as root, it then runs as Debian's `postgres` account. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-postgres-'));
  const account = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const run = async (): Promise<{ server: ChildProcess; ended: Promise<void>; port: number }> => {
    // PostgreSQL takes no port 0. Another program may take this one before it does.
    const port = await freePort();
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    let printed = '';
    const isReady = await new Promise<boolean>((resolve) => {
      server.stderr.on('data', (text: Buffer) => {
        printed += text.toString();
        if (printed.includes('ready to accept connections')) resolve(true);
      });
      void ended.then(() => resolve(false));
    });
    if (isReady) return { server, ended, port };
    if (printed.includes('Address already in use')) return run();
    throw new Error(`PostgreSQL ended:\n${printed}`);
  };
  const { server, ended, port } = await run();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivileged(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => accounts.find((entry) => entry.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
