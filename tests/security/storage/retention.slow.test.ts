import { existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';

/** What the owner deletes and what the privacy policy sets an end to is really gone: from the table, its files and the mails. */

const site = useSite();

const send = (name: string, message: string) =>
  fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: site.local.publishableKey },
    body: JSON.stringify({ formType: 'contact', name, email: 'ann@example.com', message }),
  }).then(({ status }) => status);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const until = (done: () => Promise<boolean> | boolean) => expect.poll(done).toBe(true);

it('removes what was deleted, and what is two years old, with the mail files', async () => {
  const { mailDir } = site.local;
  const messages = () => site.service.from('contact_messages');
  for (const name of ['deleted', 'deleted just now', 'old', 'kept'])
    expect(await send(name, `secret-of-${name.replaceAll(' ', '-')}-${'x'.repeat(200)}`)).toBe(200);
  const { data } = await messages().select('id,name');
  const idOf = (name: string) => (data as { id: string; name: string }[]).find((row) => row.name === name)!.id;
  const mailOf = (name: string) => join(mailDir, `${idOf(name)}.eml`);
  await until(() => ['deleted', 'deleted just now', 'old', 'kept'].every((name) => existsSync(mailOf(name))));
  await messages()
    .update({ deleted_at: minutesAgo(31) })
    .eq('name', 'deleted');
  await messages()
    .update({ deleted_at: minutesAgo(5) })
    .eq('name', 'deleted just now');
  await messages()
    .update({ created_at: minutesAgo(731 * 24 * 60) })
    .eq('name', 'old');
  // A power cut while the mail was written.
  await site.restart(() => writeFileSync(`${mailOf('deleted')}.tmp`, 'secret-of-deleted'));
  await until(async () => (await messages().select('id')).data?.length === 2);
  expect((await messages().select('name').order('name')).data).toEqual([
    { name: 'deleted just now' },
    { name: 'kept' },
  ]);
  expect(existsSync(mailOf('deleted')) || existsSync(mailOf('old'))).toBe(false);
  expect(existsSync(mailOf('deleted just now')) && existsSync(mailOf('kept'))).toBe(true);
  expect(readdirSync(mailDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  // What was never read is not removed in silence.
  await until(() => site.output().includes('1 message that was never marked as handled'));

  // The journal of the database holds what was done until it is written over; its tables hold nothing of it.
  await site.restart(() => {
    const files = globSync('base/**/*', { cwd: join(site.dataDir, 'db'), withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = (text: string) =>
      files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text)).length;
    expect(found('secret-of-kept')).toBeGreaterThan(0);
    expect([found('secret-of-deleted-xxx'), found('secret-of-old')]).toEqual([0, 0]);
  });
});
