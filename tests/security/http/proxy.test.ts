import { createHash } from 'node:crypto';
import { request } from 'node:https';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteUrl } from '../../../apps/server/site-url.ts';
import { dist } from '../../support/builtSite.ts';
import { emptyDataDir, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { startHttpsProxy, type HttpsProxy } from '../support/https-proxy.ts';

/** The site as deployed: at its own address, behind a proxy that terminates https. */

const publicUrl = 'https://advisor.test';
/** Values that a visitor must not control. */
const strange = 'elsewhere.test';

let dataDir: string;
let site: Site;
let mails: MailReceiver;
let front: HttpsProxy;

beforeAll(async () => {
  dataDir = await newDataDir();
  mails = await startMailReceiver();
  site = await startSite({
    dataDir,
    env: {
      TRUST_PROXY: '1',
      SITE_URL: `${publicUrl}/`,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_TO: 'me@example.com',
    },
  });
  front = await startHttpsProxy(site.url);
});

afterAll(async () => {
  await front.close();
  await site.stop();
  await mails.close();
  await removeDataDir(dataDir);
});

interface Answer {
  status: number;
  location: string | undefined;
  policy: string;
  text: string;
}

/** Sends a request through the proxy, with any Host header. */
function ask(path: string, { body, host = 'advisor.test' }: { body?: object; host?: string } = {}): Promise<Answer> {
  const content = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port: front.port,
        path,
        ca: front.certificate,
        servername: 'localhost',
        method: content ? 'POST' : 'GET',
        headers: {
          host,
          apikey: site.local.publishableKey,
          ...(content && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            location: answer.headers.location,
            policy: String(answer.headers['content-security-policy']),
            text,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(content);
  });
}

/** All addresses in a mail, except in its document type. */
const addressesIn = (text: string) =>
  [...text.matchAll(/https?:\/\/(?!www\.w3\.org)[^\s"'<>)]+/g)].map(([address]) => address);

describe('a reset link', () => {
  it.each(['advisor.test', strange])('leads to the public address, asked for at %s', async (host) => {
    const recover = `/auth/v1/recover?redirect_to=${encodeURIComponent(`https://${host}/auth`)}`;
    expect((await ask(recover, { host, body: { email: site.local.ownerEmail } })).status).toBe(200);
    await mails.waitFor(({ to }) => to?.[0]?.address === site.local.ownerEmail);
    for (const { text = '', html = '' } of mails.mails)
      for (const part of [text, html].filter(Boolean)) {
        expect(addressesIn(part).length).toBeGreaterThan(0);
        for (const address of addressesIn(part)) expect(new URL(address).origin).toBe(publicUrl);
        expect(part).not.toMatch(/localhost|127\.0\.0\.1|elsewhere/);
      }
  });
});

describe('what names the site’s address', () => {
  it('names the public one: pages, what crawlers read, and feeds', async () => {
    for (const path of ['/home', '/about', '/industry-calendar']) {
      const { text, policy } = await ask(path, { host: strange });
      const page = parse(text);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(publicUrl + path);
      expect(page.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(publicUrl + path);
      expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
        `${publicUrl}/share${path}.png`,
      );
      expect(text).not.toContain(strange);
      // The inline code that the policy allows by hash is unchanged.
      for (const script of page.querySelectorAll(
        'script:not([type="application/ld+json"], [type="application/json"], [src])',
      ))
        expect(policy).toContain(createHash('sha256').update(script.text).digest('base64'));
    }
    for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/industry-calendar.xml'])
      expect((await ask(path)).text).toContain(publicUrl);
  });

  it('has nothing left of the address of the build', async () => {
    const { siteUrl, pages } = JSON.parse(await readFile(join(dist, 'serve.json'), 'utf8')) as {
      siteUrl: string;
      pages: Record<string, unknown>;
    };
    const paths = [
      ...Object.keys(pages),
      '/nowhere',
      '/sitemap.xml',
      '/robots.txt',
      '/feed.xml',
      '/industry-calendar.xml',
      '/industry-calendar.ics',
    ];
    for (const path of paths) expect([path, (await ask(path)).text.includes(siteUrl)]).toEqual([path, false]);
  });

  it('is the same in each encoding, under a tag of its own', async () => {
    const plain = await fetch(`${site.url}/home`, { headers: { 'accept-encoding': 'identity' } });
    for (const encoding of ['br', 'gzip']) {
      const packed = await fetch(`${site.url}/home`, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('etag')?.replace(`-${encoding}`, '-identity')).toBe(plain.headers.get('etag'));
      expect(await packed.text()).toContain(`${publicUrl}/home`);
    }
  });

  it('was not built for it, and the start says nothing of it', () => {
    expect(site.output()).not.toContain('Building');
    expect(site.output()).not.toContain('SITE_URL');
  });
});

describe('SITE_URL', () => {
  it.each([
    'advisor.test',
    'ftp://advisor.test',
    'https://advisor.test/blog',
    'https://advisor.test/?a',
    'https://advisor.test#a',
    'https://me@advisor.test',
    'javascript:alert(1)',
    '/home',
  ])('%s is refused', (text) => {
    expect(() => readSiteUrl(text)).toThrow(
      `SITE_URL must be the address of the site without a path, such as https://www.example.com, not "${text}".`,
    );
  });

  it('that is wrong ends the start with one line', async () => {
    const empty = await emptyDataDir();
    await expect(startSite({ dataDir: empty, env: { SITE_URL: '/home' } })).rejects.toThrow(
      /^start ended with 1:\nSITE_URL must be the address of the site .*, not "\/home"\.\n$/,
    );
    await removeDataDir(empty);
  });

  it('is asked for when visitors come through a proxy, and mails name this machine until then', async () => {
    const other = await newDataDir();
    const unset = await startSite({ dataDir: other, env: { TRUST_PROXY: '1', SITE_URL: '' } });
    expect(unset.output()).toContain(`Links in mails will point to ${unset.url}. Set SITE_URL`);
    await unset.stop();
    await removeDataDir(other);
  });
});
