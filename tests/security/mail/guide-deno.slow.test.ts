import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signLink } from '../../../supabase/functions/_shared/signed-link.ts';
import { newDataDir, removeDataDir, startSite } from '../../journeys/site.ts';
import { startDeno } from '../support/deno.ts';

it('the link to a guide is opened by the function as Supabase runs it, in the real Deno', async () => {
  const file = '/storage/v1/object/public/public-files/msp-guide.pdf';
  const dataDir = await newDataDir();
  const site = await startSite({ dataDir, env: { SITE_URL: 'https://site.example' } });
  const published = await site.service.from('content_entries').insert({
    collection: 'page-download-msp-guide',
    key: 'content',
    state: 'published',
    data: { form: { file, response: 'The link comes by email.', withoutFile: 'It has no file yet.' } },
  });
  expect(published.error).toBeNull();
  const fields = { name: 'Ada', email: 'edge@example.com', role: 'owner', businessStage: 'growth' };
  const sent = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      formType: 'request',
      name: 'Ada',
      email: 'edge@example.com',
      requestDetails: { form: 'msp-guide', fields },
    }),
  });
  expect(sent.status).toBe(200);
  const messages = () => site.service.from('contact_messages').select('id, guide_opened_at').single();
  const { id } = (await messages()).data!;
  const runtime = await startDeno(join(import.meta.dirname, '../../../supabase/functions/guide'), {
    env: { SUPABASE_URL: site.url, SUPABASE_SERVICE_ROLE_KEY: site.local.secretKey, SITE_URL: 'https://site.example' },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  try {
    const open = async (token: string) => {
      const response = await fetch(runtime.url, { method: 'POST', body: JSON.stringify({ token }) });
      return { ...((await response.json()) as object), status: response.status };
    };
    // The secret of the function is the key of the service.
    const expiresAt = new Date(Date.now() + 3_600_000);
    const token = await signLink(site.local.secretKey, { purpose: 'guide', id: id as string, expiresAt });
    expect(await open(token)).toEqual({ status: 200, success: true, file, page: '/download-msp-guide' });
    expect(await open(`${token}A`)).toMatchObject({ status: 400, reason: 'invalid' });
    expect((await messages()).data!.guide_opened_at).not.toBeNull();
  } finally {
    runtime.stop();
    await site.stop();
    await removeDataDir(dataDir);
  }
});
