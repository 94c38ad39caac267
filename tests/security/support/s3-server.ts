import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { freePort } from '../../journeys/site.ts';

/** The parts of OpenStack Swift, a storage that providers offer with the interface of S3. */
const PARTS = ['account', 'container', 'object'] as const;

export const SWIFT_PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

/** Whether Debian's packages of OpenStack Swift are here. */
export const hasSwift = (): boolean =>
  [...PARTS, 'proxy'].every((part) => existsSync(`/usr/bin/swift-${part}-server`)) &&
  existsSync('/usr/bin/swift-ring-builder');

export interface S3Server {
  /** The address of an empty bucket. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Ends what stores the objects, so that the server answers but cannot keep anything. */
  breakDown(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a storage that speaks S3, with one disk in a temporary folder, on loopback. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-s3-'));
  const devices = join(folder, 'devices');
  mkdirSync(join(devices, 'd1'), { recursive: true });
  const account = process.getuid?.() === 0 ? 'swift' : process.env.USER!;
  const base = `[DEFAULT]\nbind_ip = 127.0.0.1\nworkers = 0\nuser = ${account}\nswift_dir = ${folder}\n`;
  for (const part of PARTS) {
    const port = await freePort();
    const builder = join(folder, `${part}.builder`);
    for (const words of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
      execFileSync('swift-ring-builder', [builder, ...words]);
    writeFileSync(
      join(folder, `${part}.conf`),
      `${base}bind_port = ${port}\ndevices = ${devices}\nmount_check = false\n` +
        `[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}\n`,
    );
  }
  const port = await freePort();
  const filters = [
    'catch_errors',
    'gatekeeper',
    'cache',
    'listing_formats',
    'bulk',
    's3api',
    'tempauth',
    'copy',
    'slo',
    'dlo',
  ];
  const settings: Record<string, string> = {
    // Nothing listens there: what is not kept in memory is looked up.
    cache: 'memcache_servers = 127.0.0.1:1\n',
    s3api: 'location = eu-test-1\n',
    tempauth: 'user_test_tester = testing .admin\n',
  };
  writeFileSync(
    join(folder, 'proxy.conf'),
    `${base}bind_port = ${port}\n[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server\n` +
      '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n' +
      filters
        .map(
          (name) =>
            `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${settings[name] ?? ''}`,
        )
        .join(''),
  );
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'swift', folder]);
  const programs = new Map([...PARTS, 'proxy'].map((part) => [part, run(part, join(folder, `${part}.conf`))]));
  const end = async (...parts: string[]) => {
    for (const part of parts) await programs.get(part)!.end();
  };
  const server = {
    url: `http://127.0.0.1:${port}/backups`,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  };
  const client = new S3mini({ ...server, endpoint: server.url, region: 'eu-test-1' });
  while (!(await client.createBucket().catch(() => false))) {
    for (const { printed, hasEnded } of programs.values())
      if (hasEnded()) throw new Error(`OpenStack Swift ended:\n${printed()}`);
    await wait(100);
  }
  return {
    ...server,
    breakDown: () => end('object'),
    async stop() {
      await end(...programs.keys());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(part: string, configuration: string) {
  const program = spawn(`swift-${part}-server`, [configuration], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  let isOver = false;
  const ended = new Promise<void>((resolve) =>
    program.once('close', () => {
      isOver = true;
      resolve();
    }),
  );
  return {
    printed: () => text,
    hasEnded: () => isOver,
    end() {
      program.kill('SIGTERM');
      return ended;
    },
  };
}
