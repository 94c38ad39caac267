import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const secrets = { jwtSecret: 'a secret that is long enough for everyone', secretKey: 'sb_secret_x' };
const key = (secret: string) => new TextEncoder().encode(secret);
const ask = (headers: Record<string, string>) =>
  callerOf(new Request('http://localhost/rest/v1/recipes', { headers }), secrets);
const token = (claims: Record<string, unknown>, secret = secrets.jwtSecret, expires = '1h') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime(expires).sign(key(secret));

describe('callerOf', () => {
  it('knows the secret key and the users whom this server signed in', async () => {
    expect(await ask({ apikey: secrets.secretKey })).toEqual({ kind: 'service' });
    const bearer = await token({ sub: 'ada', session_id: 'one' });
    expect(await ask({ authorization: `Bearer ${bearer}` })).toEqual({
      kind: 'user',
      userId: 'ada',
      sessionId: 'one',
      issuedAt: expect.any(Date),
    });
  });

  it.each([
    ['nothing', async () => ({})],
    ['another key', async () => ({ apikey: 'sb_secret_y' })],
    ['a token of another server', async () => bearer(await token({ sub: 'ada', session_id: 'one' }, 'another secret'))],
    ['a token of the past', async () => bearer(await token({ sub: 'ada', session_id: 'one' }, undefined, '-1h'))],
    ['a token without a session', async () => bearer(await token({ sub: 'ada' }))],
    ['no token at all', async () => bearer('x.y.z')],
  ])('takes %s for nobody', async (_what, headers) => {
    expect(await ask(await headers())).toEqual({ kind: 'anonymous' });
  });
});

function bearer(value: string) {
  return { authorization: `Bearer ${value}` };
}
