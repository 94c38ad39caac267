import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { runnerImport } from 'vite';
import { startServer, type RunningServer } from '../../../apps/server/server.ts';
import { MIN_FILL_TIME_MS, requestForms } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import type { FieldDefinition } from '../../../supabase/functions/send-contact-email/forms.ts';
import { expect, test } from '../fixtures.ts';
import { newDataDir, removeDataDir } from '../site.ts';
import { answerByKeyboard, tabTo } from './byKeyboard.ts';
import { serveChangedSite, type ChangedSite } from './changedSite.ts';
import { answersFor } from './formPages.ts';

/** Forms that the site as it ships does not have: each needs a build of its own. */

test.describe('a form with every kind of field, in the place of one of the site', () => {
  let site: ChangedSite;
  let server: RunningServer;
  let dataDir: string;
  let fields: readonly FieldDefinition[];

  test.beforeAll(async ({ smtp }) => {
    const load = async <Module>(name: string) => {
      const file = join(import.meta.dirname, '../../../packages/content/src/forms', name);
      return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })).module;
    };
    const { sampleForm } =
      await load<typeof import('../../../packages/content/src/forms/sampleForm.ts')>('sampleForm.ts');
    const { serverForm } =
      await load<typeof import('../../../packages/content/src/forms/serverForms.ts')>('serverForms.ts');
    const sample = serverForm(sampleForm);
    fields = sample.fields;
    dataDir = await newDataDir();
    server = await startServer({
      dataDir,
      clientDir: null,
      port: 0,
      host: '127.0.0.1',
      env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      forms: { ...requestForms, sample },
    });
    const proxy = Object.fromEntries(['^/functions/v1/', '^/supabase.json'].map((path) => [path, server.url]));
    site = await serveChangedSite(
      (_code, id) =>
        id.endsWith('/forms/ConsultationForm/definition.ts')
          ? `export const consultation = ${JSON.stringify(sampleForm)};`
          : null,
      proxy,
    );
  });
  test.afterAll(async () => {
    await site?.close();
    await server?.close();
    await removeDataDir(dataDir);
  });

  test.describe('on a line that breaks', () => {
    test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] });

    test('loads the field for files at the second try, and keeps what was typed', async ({ page }) => {
      await page.route('**/FileField*.js', (route) => route.abort());
      await page.goto(`${site.url}/schedule-consultation`);
      await page.getByLabel('First name').fill('Ada');
      const failure = page.getByRole('alert').filter({ hasText: 'The field “Agenda” could not be loaded' });
      await expect(failure).toBeVisible();
      await page.unroute('**/FileField*.js');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Agenda', { exact: true })).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
    });
  });

  test('is filled in by keyboard alone, stored with its files and mailed', async ({ page, smtp }) => {
    // From the start: Playwright may begin to intercept dialogs only after the next key, which then opens one unseen.
    page.on('filechooser', () => {});
    await page.clock.install();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const forFiles = () => scripts.filter((path) => /FileField/.test(path));
    await page.goto(`${site.url}/contact`);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    expect(forFiles()).toEqual([]);

    await page.goto(`${site.url}/schedule-consultation`);
    await expect(page.getByLabel('Agenda', { exact: true })).toBeVisible();
    expect(forFiles()).not.toEqual([]);
    const answers = answersFor('sample', fields);
    for (const field of fields) {
      await tabTo(page, field.label);
      await answerByKeyboard(page, field, answers[field.name]!);
      if (field.type === 'file')
        await expect(page.getByRole('listitem').filter({ hasText: `${field.name}.pdf` })).toContainText('bytes');
    }
    await tabTo(page, 'Send request');
    await page.clock.fastForward(MIN_FILL_TIME_MS);
    await page.keyboard.press('Enter');
    await expect(page.locator('#form')).toContainText('The answer goes to');
    const panel = page.locator('#form').getByRole('group');
    await expect(panel.getByRole('definition')).toHaveCount(fields.length);
    await expect(panel.getByText('agenda.pdf')).toBeVisible();

    const { secretKey } = JSON.parse(await readFile(join(dataDir, 'local.json'), 'utf8')) as { secretKey: string };
    const service = createClient(server.url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data: message } = await service.from('contact_messages').select('*').single();
    const stored = Object.fromEntries(
      fields.map(({ name, type }) => {
        const answer = answers[name]!;
        if (typeof answer === 'object' && 'buffer' in answer) {
          const sha256 = createHash('sha256').update(answer.buffer).digest('hex');
          return [name, [{ name: answer.name, size: answer.buffer.byteLength, sha256 }]];
        }
        return [name, type === 'number' ? Number(answer) : answer];
      }),
    );
    expect(message.details).toEqual({ form: 'sample', fields: stored });

    const mail = await smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'sample@northwind.example');
    expect(mail.text).toContain('Agenda: agenda.pdf');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['contract.pdf', 'agenda.pdf']);
  });
});
