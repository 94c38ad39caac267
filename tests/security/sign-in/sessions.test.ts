import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../../apps/server/database/connection.ts';
import { OWNER_PASSWORD } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { opens, ownerAt, visitorOf } from '../support/account.ts';

/** Attacks with ended sessions, other people's sessions and used tokens. */

const NEW_PASSWORD = 'otters under the old pier';

const site = useSite(({ port }) => ({
  env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'owner@example.com' },
}));

beforeAll(async () => {
  // Data that a request would return if it were let through.
  await site.service
    .from('contact_messages')
    .insert({ form_type: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' });
});

const open = { user: 200, rows: 1 };
/** Checks that the token of an ended session gives no access. */
const ended = { user: 403, rows: 'refused' };

describe('the other sessions of an account', () => {
  it('end at once when its password is changed: access tokens and refresh tokens', async () => {
    const [thief, phone, here] = [await ownerAt(site), await ownerAt(site), await ownerAt(site)];
    const tokens = await Promise.all([thief.token(), phone.token()]);
    for (const token of tokens) expect(await opens(site, token)).toEqual(open);

    const { error } = await here.client.auth.updateUser({ password: NEW_PASSWORD, current_password: OWNER_PASSWORD });
    expect(error).toBeNull();
    for (const token of tokens) expect(await opens(site, token)).toEqual(ended);
    for (const { client } of [thief, phone]) expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await opens(site, await here.token())).toEqual(open);
    expect((await here.client.auth.refreshSession()).error).toBeNull();

    expect((await here.client.auth.updateUser({ password: OWNER_PASSWORD })).error).toBeNull();
  });

  it('end at once when it is set anew through a mail', async () => {
    const thief = await ownerAt(site);
    const token = await thief.token();
    const { client } = visitorOf(site, { userAgent: 'Mail/1.0' });
    site.smtp.mails.length = 0;
    await client.auth.resetPasswordForEmail(site.local.ownerEmail);
    const mail = await site.smtp.waitFor(({ to }) => to?.[0]?.address === site.local.ownerEmail);
    const [, token_hash] = /\/auth#reset=(\S+)/.exec(mail.text ?? '')!;
    expect((await client.auth.verifyOtp({ type: 'recovery', token_hash: token_hash! })).error).toBeNull();
    const { data } = await client.rpc('list_sessions');
    expect((data as ListedSession[])[0]).toMatchObject({ is_current: true, user_agent: 'Mail/1.0' });
    // The link proves the identity, so the old password is not needed.
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect(await opens(site, token)).toEqual(ended);
    expect((await client.auth.updateUser({ password: OWNER_PASSWORD })).error).toBeNull();
  });
});

interface ListedSession {
  id: string;
  user_agent: string | null;
  created_at: string;
  last_seen_at: string;
  is_current: boolean;
}

describe('the list of sessions', () => {
  it('shows the devices of the account, this one marked, and ends one at once', async () => {
    const begun = Date.now();
    const phone = await ownerAt(site, { userAgent: 'Phone/1.0\t (\u00ffevil)' });
    const here = await ownerAt(site, { userAgent: 'Laptop/1.0' });
    const { data, error } = await here.client.rpc('list_sessions');
    expect(error).toBeNull();
    const sessions = data as ListedSession[];
    expect(sessions.filter(({ is_current }) => is_current)).toMatchObject([{ user_agent: 'Laptop/1.0' }]);
    const listed = sessions.find(({ user_agent }) => user_agent?.startsWith('Phone'))!;
    expect(listed.user_agent).toMatch(/^[\x20-\x7e]*$/);
    expect(Date.parse(listed.last_seen_at)).toBeGreaterThanOrEqual(begun - 1);
    expect(Date.parse(listed.last_seen_at)).toBeLessThanOrEqual(Date.now());
    expect(Object.keys(listed).toSorted()).toEqual(['created_at', 'id', 'is_current', 'last_seen_at', 'user_agent']);

    const token = await phone.token();
    expect(await here.client.rpc('end_session', { session_id: listed.id })).toMatchObject({ error: null, data: true });
    expect(await opens(site, token)).toEqual(ended);
    expect((await phone.client.auth.refreshSession()).error).not.toBeNull();
    expect(await here.client.rpc('end_session', { session_id: listed.id })).toMatchObject({ data: false });
  });

  it('keeps a user agent of any length short', async () => {
    const { client } = await ownerAt(site, { userAgent: 'x'.repeat(8_000) });
    const { data } = await client.rpc('list_sessions');
    const lengths = (data as ListedSession[]).map(({ user_agent }) => user_agent?.length ?? 0);
    expect(Math.max(...lengths)).toBe(256);
  });

  it('tells nobody else, and ends nobody else’s', async () => {
    const owner = await ownerAt(site);
    const { data } = await owner.client.rpc('list_sessions');
    const mine = (data as ListedSession[]).find(({ is_current }) => is_current)!;
    const { client: anonymous } = visitorOf(site);
    expect((await anonymous.rpc('list_sessions')).error).toMatchObject({ code: '42501' });
    expect((await anonymous.rpc('end_session', { session_id: mine.id })).error).toMatchObject({ code: '42501' });
    expect((await site.service.rpc('end_session', { session_id: mine.id })).error).not.toBeNull();
    expect(await opens(site, await owner.token())).toEqual(open);
  });

  it('answers no session that has ended', async () => {
    const thief = await ownerAt(site);
    const owner = await ownerAt(site);
    const token = await thief.token();
    expect((await owner.client.auth.signOut({ scope: 'others' })).error).toBeNull();
    const response = await fetch(`${site.url}/rest/v1/rpc/list_sessions`, {
      method: 'POST',
      headers: { apikey: site.local.publishableKey, Authorization: `Bearer ${token}` },
    });
    expect([401, 403]).toContain(response.status);
  });
});

describe('a refresh token', () => {
  it('that is used long after it was replaced ends the session for everyone who has it', async () => {
    const victim = await ownerAt(site);
    const { data } = await victim.client.auth.getSession();
    const stolen = data.session!.refresh_token;
    await victim.client.auth.refreshSession();
    await victim.client.auth.refreshSession();
    const thief = visitorOf(site);
    expect((await thief.client.auth.refreshSession({ refresh_token: stolen })).error).not.toBeNull();
    expect((await victim.client.auth.refreshSession()).error).not.toBeNull();
  });

  it('of a session that was signed out is worth nothing', async () => {
    const { client } = await ownerAt(site);
    const { data } = await client.auth.getSession();
    await client.auth.signOut({ scope: 'local' });
    const again = await visitorOf(site).client.auth.refreshSession({ refresh_token: data.session!.refresh_token });
    expect(again.error).not.toBeNull();
  });
});

describe('the database by itself', () => {
  it('knows a session that has ended, as on a hosted project, where nothing stands in front of it', async () => {
    const { token } = await ownerAt(site);
    const { sub, session_id } = JSON.parse(
      Buffer.from((await token()).split('.')[1]!, 'base64url').toString(),
    ) as Record<string, string>;
    await site.restart(async () => {
      const connection = await openConnection(join(site.dataDir, 'db'));
      const rowsAs = (session: string) =>
        connection.driver.begin(async (transaction) => {
          const claims = JSON.stringify({ sub, role: 'authenticated', session_id: session });
          await transaction.unsafe(
            `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
            [claims, sub],
          );
          await transaction.unsafe('set local role authenticated');
          const rows = await transaction.unsafe('select id from public.contact_messages');
          return rows.length;
        });
      try {
        expect(await rowsAs(session_id!)).toBe(1);
        expect(await rowsAs(crypto.randomUUID())).toBe(0);
      } finally {
        await connection.close();
      }
    });
  });
});
