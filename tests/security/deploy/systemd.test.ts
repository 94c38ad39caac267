import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, newDataDir, removeDataDir } from '../../journeys/site.ts';
import { hasWebServers } from '../support/web-servers.ts';

/** The systemd unit and the Caddyfile of `deploy`: checked by their own programs, and the site run as they say. */

const root = resolve(import.meta.dirname, '../../..');
const installed = '/srv/advisor/site';
const unit = readFileSync(join(root, 'deploy/advisor.service'), 'utf8');
const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
const analyze = '/usr/bin/systemd-analyze';
const hasAnalyze = existsSync(analyze);
/** Whether this user can make a folder read-only for one program. */
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

const settings = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);

describe('the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-unit-'));
  const file = join(folder, 'advisor.service');
  writeFileSync(file, unit.replaceAll(installed, root));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.skipIf(!hasAnalyze)('is one that systemd understands', () => {
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('advisor'))).toEqual([]);
    expect(status).toBe(0);
  });

  it.skipIf(!hasAnalyze)('leaves the site few rights: at most 2.0 of 10 by the count of systemd', () => {
    const { status, stdout } = spawnSync(analyze, ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('Overall exposure level');
    expect(status).toBe(0);
  });

  it('is what the guide installs, where the guide installs it', () => {
    const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const [, commands = ''] = /From a bare Debian[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(commands.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(commands).toContain(` ${settings('WorkingDirectory')[0]}\n`);
    expect(commands).toContain(`> ${settings('EnvironmentFile')[0]!.replace('-', '')}\n`);
    expect(commands).toContain(`adduser --system --group --home /srv/advisor ${settings('User')[0]}\n`);
    expect(commands).toContain(`/var/lib/${settings('StateDirectory')[0]}/local.json`);
  });
});

describe.skipIf(!canMount || !hasWebServers())('a site as the unit and the Caddyfile run it', () => {
  let dataDir: string;
  let caddyDir: string;
  let site: ChildProcess;
  let caddy: ChildProcess;
  let port: number;
  let log = '';
  let printed = '';

  beforeAll(async () => {
    dataDir = await newDataDir();
    caddyDir = mkdtempSync(join(tmpdir(), 'advisor-caddy-'));
    const sitePort = await freePort();
    port = await freePort();
    const environment = Object.fromEntries(settings('Environment').map((text) => text.split('=') as [string, string]));
    const command = settings('ExecStart')[0]!.replaceAll(installed, root);
    // The code is read-only, and the program has no capability, as root has them.
    const script = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" && umask ${settings('UMask')[0]} &&
      exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs ${command}`;
    site = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', root], {
      env: {
        PATH: process.env.PATH,
        ...environment,
        ADVISOR_DATA_DIR: dataDir,
        PORT: String(sitePort),
        SITE_URL: `https://localhost:${port}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    site.stderr!.on('data', (text: Buffer) => (log += text.toString()));

    const file = join(caddyDir, 'Caddyfile');
    const options = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
    const own = caddyfile.replace(/^\{\$SITE_DOMAIN:.*\} \{$/m, '$&\n\ttls internal');
    writeFileSync(file, options + own);
    caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: {
        ...process.env,
        HOME: caddyDir,
        XDG_DATA_HOME: caddyDir,
        XDG_CONFIG_HOME: caddyDir,
        SITE_DOMAIN: `https://localhost:${port}`,
        SITE_UPSTREAM: `localhost:${sitePort}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    caddy.stderr!.on('data', (text: Buffer) => (printed += text.toString()));
    while ((await ask('/readyz'))?.status !== 200) {
      if (site.exitCode !== null || caddy.exitCode !== null) throw new Error(`A program ended:\n${log}${printed}`);
      await wait(100);
    }
  }, 120_000);

  afterAll(async () => {
    for (const program of [caddy, site])
      if (program?.exitCode === null && program.kill('SIGTERM')) await once(program, 'exit');
    await removeDataDir(dataDir);
    rmSync(caddyDir, { recursive: true });
  }, 60_000);

  interface Answer {
    status: number;
    headers: IncomingHttpHeaders;
  }

  /** Null while nobody answers. */
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer | null>((done) => {
      request({ host: 'localhost', port, path, headers, rejectUnauthorized: false }, (answer) => {
        answer.resume();
        done({ status: answer.statusCode!, headers: answer.headers });
      })
        .on('error', () => done(null))
        .end();
    });

  it('has its code read-only', () => {
    const mounts = readFileSync(`/proc/${site.pid}/mountinfo`, 'utf8').split('\n');
    expect(mounts.find((line) => line.split(' ')[4] === root)).toMatch(/ ro[, ]/);
  });

  it('has no capability', () => {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    for (const set of ['CapPrm', 'CapEff', 'CapBnd']) expect(status).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'));
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  });

  it('answers over https, as a site that knows it', async () => {
    const home = await ask('/home');
    expect(home?.status).toBe(200);
    expect(home?.headers['strict-transport-security']).toContain('max-age=');
  });

  it('gives each request an id of its own, which a visitor cannot choose', async () => {
    const answer = await ask('/healthz', { 'X-Request-Id': 'chosen-by-a-visitor' });
    expect(answer?.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('counts visitors by their own address, whatever they claim', async () => {
    const statuses = new Set<number | undefined>();
    // The limit of one address.
    for (let call = 0; call < 70 && !statuses.has(429); call++)
      statuses.add((await ask('/rest/v1/nothing', { 'X-Forwarded-For': `20.0.0.${call}` }))?.status);
    expect(statuses).toContain(429);
  });

  it('stores what is sent, and logs in JSON', async () => {
    expect((await ask('/healthz'))?.status).toBe(200);
    for (const line of log.split('\n').filter(Boolean)) expect(JSON.parse(line)).toHaveProperty('msg');
    expect(log).toContain(`The site is at`);
  });

  it('stops when it is told to', async () => {
    site.kill('SIGTERM');
    expect(await once(site, 'exit')).toEqual([0, null]);
  }, 20_000);
});
