import { createClient } from '@supabase/supabase-js';
import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { dataDirWithPeople, people } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { attackerOf, together, type Answer } from '../support/attacker.ts';

/** Attacks on password reset: the real server, arbitrary client addresses, a real mail receiver. */

let used = 0;

const site = useSite(({ port }) => ({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } }), dataDirWithPeople);

/** An unused account. */
const account = () => people[used++]!;

const { stranger, post } = attackerOf(() => site);

const verify = (body: object, from?: string) => post('verify', { type: 'recovery', ...body }, from);

interface ResetMail {
  mail: Email;
  link: string;
  token: string;
  code: string;
}

const mailsTo = (email: string) => site.smtp.mails.filter(({ to }) => to?.some(({ address }) => address === email));

function readMail(mail: Email): ResetMail {
  const [link, token] = /https?:\S+\/auth#reset=([\w-]+)/.exec(mail.text ?? '')!;
  const [, code] = /^([0-9A-Z]{4}-[0-9A-Z]{4}|\d{6})$/m.exec(mail.text ?? '') ?? /code: (\d+)/.exec(mail.text ?? '')!;
  return { mail, link, token: token!, code: code! };
}

async function askForMail(email: string): Promise<ResetMail> {
  expect(await post('recover', { email })).toMatchObject({ status: 200, text: '{}' });
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  return readMail(mailsTo(email)[0]!);
}

const WRONG = ['ZZZZ-ZZZZ', 'YYYY-YYYY', 'XXXX-XXXX', 'WWWW-WWWW', 'VVVV-VVVV', 'TTTT-TTTT', 'SSSS-SSSS', 'RRRR-RRRR'];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the mail', () => {
  it('has a link and a code that are random, each in text and in HTML, and the words of this site', async () => {
    const email = account();
    const { mail, link, token, code } = await askForMail(email);
    expect(mail.subject).toMatch(/^Set a new password for /);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/supabase/i);
    // 32 random bytes and a signature of 32 bytes.
    expect(Buffer.from(token, 'base64url')).toHaveLength(64);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const words of [mail.text, mail.html]) {
      expect(words).toContain(code);
      expect(words?.replaceAll('&amp;', '&')).toContain(link);
      expect(words).toMatch(/within one hour/);
      expect(words).toMatch(/If it was not you, do nothing/);
    }
    expect(mail.html).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(mail.html).not.toMatch(/<(img|script|link)\b/);
    expect(new URL(link).origin).toBe(site.url);
  });

  it('holds nothing that can be computed from the address and the code, or from the code alone', async () => {
    const email = account();
    const { token, code } = await askForMail(email);
    const plain = code.replace('-', '');
    const computed = [code, plain, plain.toLowerCase()].flatMap((text) =>
      [text, email + text, text + email].flatMap((value) => [
        sha256(value),
        createHash('sha256').update(value).digest('base64url'),
      ]),
    );
    expect(computed).not.toContain(token);
    for (const hash of computed) {
      const answer = await verify({ token_hash: hash });
      expect([answer.status, answer.text.includes('access_token')]).toEqual([403, false]);
    }
    // The code is refused as a token, and for another account.
    for (const body of [{ token_hash: code }, { token: code }, { email: people[0]!, token: code }])
      expect((await verify(body)).status).toBeGreaterThanOrEqual(400);
    expect((await verify({ token_hash: token })).text).toContain('access_token');
  });

  it('comes once for requests at the same moment, and the answers are those for an unknown address', async () => {
    const email = account();
    const spellings = [email, email.toUpperCase(), ` ${email} `];
    const known = await together(12, (index) => post('recover', { email: spellings[index % 3] }));
    const unknown = await together(12, () => post('recover', { email: 'nobody@example.com' }));
    expect(new Set([...known, ...unknown].map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']));
    // Requests are processed in order: once the mail of a later one has arrived, no other is pending.
    const later = account();
    await askForMail(later);
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo('nobody@example.com')).toHaveLength(0);
  });

  it('goes to the address that the account has, and to no look-alike', async () => {
    const email = account();
    const before = site.smtp.mails.length;
    for (const typed of [
      email.replace('ana', 'anа'),
      email.replace('a', 'ａ'),
      `${email}\u0000`,
      `${email},mallory@example.com`,
      `${email}\r\nBcc: mallory@example.com`,
      `mallory@example.com ${email}`,
      [email],
      { email },
    ])
      expect([200, 400]).toContain((await post('recover', { email: typed })).status);
    await askForMail(account());
    expect(site.smtp.mails).toHaveLength(before + 1);
  });
});

it('a mail that is not sent is one line in the log, without the address, and the answer is the same', async () => {
  site.smtp.refusing = true;
  const email = account();
  expect(await post('recover', { email })).toMatchObject({ status: 200, text: '{}' });
  await expect.poll(() => site.output()).toMatch(/^A mail to reset a password was not sent \(\w+\)\.$/m);
  site.smtp.refusing = false;
  expect(site.output()).not.toContain(email);
});

describe('a link', () => {
  it('works once, and is not used up by programs that open it', async () => {
    const { link, token } = await askForMail(account());
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(link, { method })).status).toBe(200);
      // The call itself takes POST alone.
      for (const name of ['token', 'token_hash']) {
        const query = new URLSearchParams({ type: 'recovery', [name]: token });
        const response = await fetch(`${site.url}/auth/v1/verify?${query}`, {
          method,
          headers: { apikey: site.local.publishableKey, 'X-Forwarded-For': stranger() },
        });
        expect(response.status).toBe(404);
      }
    }
    expect((await verify({ token_hash: token })).text).toContain('access_token');
    expect((await verify({ token_hash: token })).status).toBe(403);
  });

  it('voids the code of its mail, and the other way round', async () => {
    const [first, second] = [account(), account()];
    const [one, two] = [await askForMail(first), await askForMail(second)];
    expect((await verify({ token_hash: one.token })).status).toBe(200);
    expect((await verify({ email: first, token: one.code })).status).toBe(403);
    const from = stranger();
    await together(9, () => verify({ email: 'nobody@example.com', token: WRONG[0] }, from));
    expect((await verify({ email: second, token: two.code }, from)).status).toBe(200);
    // The right one was not counted: there is one more attempt from this address.
    expect((await verify({ email: second, token: two.code }, from)).status).toBe(403);
    expect((await verify({ token_hash: two.token })).status).toBe(403);
  });
});

describe('a code', () => {
  it('is taken by supabase-js in any spelling, for its account alone', async () => {
    const email = account();
    const client = createClient(site.url, site.local.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'X-Forwarded-For': stranger() } },
    });
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const { code } = readMail(mailsTo(email)[0]!);
    const wrong = await client.auth.verifyOtp({ email, token: WRONG[0]!, type: 'recovery' });
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const { data } = await client.auth.verifyOtp({ email: email.toUpperCase(), token: typed, type: 'recovery' });
    expect(data.session?.user.email).toBe(email);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it('is void after five wrong ones, wherever they come from, also all at once; the link is not', async () => {
    for (const atOnce of [false, true]) {
      const email = account();
      const { code, token } = await askForMail(email);
      const guesses = WRONG.slice(0, atOnce ? 8 : 5).map((wrong) => () => verify({ email, token: wrong }));
      const answers = atOnce ? await Promise.all(guesses.map((guess) => guess())) : [];
      if (!atOnce) for (const guess of guesses) answers.push(await guess());
      expect(answers.map(({ status }) => status)).toEqual(guesses.map(() => 403));
      expect((await verify({ email, token: code })).status).toBe(403);
      expect((await verify({ token_hash: token })).status).toBe(200);
    }
  });
});

// Last, because it uses up the limit of the whole service.
describe('guessing from changing addresses', () => {
  it('gets 429 after some hundred guesses at links and codes, and never a session; a right link works all the same', async () => {
    const email = account();
    const { code, token } = await askForMail(email);
    const guesses = Array.from({ length: 120 }, (_, index) => sha256(email + String(index).padStart(6, '0')));
    const answers: Answer[] = [];
    for (let start = 0; start < guesses.length; start += 20)
      answers.push(
        ...(await Promise.all(
          guesses
            .slice(start, start + 20)
            .flatMap((hash, index) => [
              verify({ token_hash: hash }),
              verify({ email: `somebody${start + index}@example.com`, token: WRONG[0] }),
            ]),
        )),
      );
    expect(answers.filter(({ text }) => text.includes('access_token'))).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403, 429]));
    // At most a hundred guesses of both kinds were evaluated.
    expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(100);
    // Codes are no longer checked, so the right one is refused too.
    const refused = await verify({ email, token: code });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      429,
      { code: 429, error_code: 'over_request_rate_limit', msg: expect.stringMatching(/Please wait \d+ seconds/) },
    ]);
    expect((await verify({ token_hash: token })).text).toContain('access_token');
  });
});
