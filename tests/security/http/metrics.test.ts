import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startFailingMailServer, type FailingMailServer } from '../support/mail-server.ts';

/** What Prometheus reads of a server. */

const program = join(import.meta.dirname, '../../../apps/server/cli/start.ts');
const visitor = 'grace.hopper@example.com';

let dataDir: string;
let mail: FailingMailServer;
let site: Site;
let address: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  mail = await startFailingMailServer(0);
  mail.behaviour = 'hangs up at once';
  site = await startSite({ dataDir, env: { METRICS_PORT: '0', SMTP_URL: `smtp://127.0.0.1:${mail.port}` } });
  address = /The metrics are at (\S+)/.exec(site.output())![1]!;
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await mail?.close();
  await removeDataDir(dataDir);
});

/** The values, by name and labels. */
async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(address)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
const value = async (name: string) => (await read()).get(name);
const patiently = { timeout: 15_000 };

describe('the metrics', () => {
  it('are at an address of this machine, which is not that of the site', async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  });

  it('count requests and the statements that they need', async () => {
    const count = 'advisor_request_duration_seconds_count{method="GET",area="rest",status="200"}';
    const before = await read();
    for (let call = 0; call < 3; call++) expect((await site.service.from('recipes').select('title')).error).toBeNull();
    await expect.poll(() => value(count), patiently).toBe((before.get(count) ?? 0) + 3);
    const statements = 'advisor_statement_duration_seconds_count';
    expect(await value(statements)).toBeGreaterThan(before.get(statements)! + 2);
  });

  it('have mails that fail and wait, the database, the disk, the memory and the event loop', async () => {
    const message = { formType: 'contact', name: 'Grace', email: visitor, message: 'Hello from Grace' };
    const answer = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => value('advisor_mails_total{outcome="failed"}'), patiently).toBeGreaterThan(0);
    await expect.poll(() => value('advisor_unsent_mails{to="owner"}'), patiently).toBe(1);
    const all = await read();
    // The receipt.
    expect(all.get('advisor_unsent_mails{to="others"}')).toBe(1);
    expect(all.get('advisor_database_up')).toBe(1);
    expect(all.get('advisor_publishing_fails')).toBe(0);
    expect(all.get('advisor_disk_free_bytes')).toBeGreaterThan(0);
    expect(all.get('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(all.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('know of no backup until one was made', async () => {
    const name = 'advisor_last_backup_timestamp_seconds';
    expect((await read()).has(name)).toBe(false);
    writeFileSync(join(dataDir, 'last-backup.json'), JSON.stringify({ madeAt: '2026-11-25T08:00:00.000Z' }));
    await expect.poll(() => value(name), patiently).toBe(Date.parse('2026-11-25T08:00:00Z') / 1000);
  });

  it('have nothing of what visitors send, also in methods and paths', async () => {
    const status = await new Promise<number | undefined>((done, fail) => {
      request(`${site.url}/rest/v1/${visitor}?token=${visitor}`, { method: 'PROPFIND' }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .on('error', fail)
        .end();
    });
    const count = `advisor_request_duration_seconds_count{method="other",area="rest",status="${status}"}`;
    await expect.poll(() => value(count), patiently).toBe(1);
    expect(await (await fetch(address)).text()).not.toMatch(/grace|hopper|PROPFIND/i);
  });
});

it.each([
  ['x', 'METRICS_PORT must be a number from 0 (any free one) to 65535, not "x".\n'],
  ['70000', 'METRICS_PORT must be a number from 0 (any free one) to 65535, not "70000".\n'],
])('METRICS_PORT=%s is refused', async (port, message) => {
  expect(await failWith(port)).toBe(message);
});

it('a port that another program has is refused', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await failWith(String(port))).toContain(`METRICS_PORT ${port} is in use by another program.`);
  other.close();
});

/** What a start prints that ends with an error. */
async function failWith(port: string): Promise<string> {
  const folder = await newDataDir();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', METRICS_PORT: port, ADVISOR_DATA_DIR: folder },
  });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  await removeDataDir(folder);
  return printed;
}
