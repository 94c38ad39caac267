import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
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

/**
 * Starts a PostgreSQL server in a temporary folder, on loopback, which ends with this process. As it refuses to run as
 * root, it then runs as Debian's `postgres` account. Returns the address of its empty database, as a superuser.
 */
export async function startPostgres(bin: string): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-postgres-'));
  const account = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  // PostgreSQL takes no port 0. Another program may take this one before it does.
  const port = await freePort();
  // The shell's input ends with this process, however that ends.
  const command = `exec 3<&0; "$0" -D data -p ${port} -h 127.0.0.1 -k . -c fsync=off & p=$!
    { cat <&3; kill -INT $p; } 2>/dev/null & wait $p; rm -r data`;
  const server = spawn('sh', ['-c', command, join(bin, 'postgres')], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let printed = '';
  const isReady = await new Promise<boolean>((resolve) => {
    server.stderr.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('ready to accept connections')) resolve(true);
    });
    server.once('close', () => resolve(false));
  });
  if (isReady) return new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
  server.stdin.end();
  if (printed.includes('Address already in use')) return startPostgres(bin);
  throw new Error(`PostgreSQL ended:\n${printed}`);
}

function unprivileged(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => accounts.find((entry) => entry.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
