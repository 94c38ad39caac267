import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { payloadOf, type MessagePayload } from '../../../packages/content/src/forms/payload.ts';
import { sampleAnswers, sampleFile } from '../../../packages/content/src/forms/sampleAnswers.ts';
import { sampleForm } from '../../../packages/content/src/forms/sampleForm.ts';
import { serverForm } from '../../../packages/content/src/forms/serverForms.ts';
import { requestForms } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import { useSite } from '../../support/useSite.ts';
import { onDatabases } from '../support/databases.ts';

/**
 * Files that come with a message: a form with every kind of field, which is on no page, at the real server with its real
 * database and a real SMTP receiver (FORM-27, FORM-28).
 */

const check = { trap: '', elapsed: 60_000 };
const answers = sampleAnswers(sampleForm.fields);
const agenda = sampleFile(sampleForm.fields.find((field) => field.type === 'file' && field.name === 'agenda') as never);

describe('the server', () => {
  const site = useSite(({ port }) => ({
    clientDir: null,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MESSAGE_LIMIT_FACTOR: '100', MAIL_RETRY_SECONDS: '1' },
    forms: { ...requestForms, sample: serverForm(sampleForm) },
  }));
  let visitors = 0;

  async function post(body: unknown) {
    const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${++visitors}.1` },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { success: boolean; error?: string }) };
  }

  const sample = (email: string, changed: object = {}) =>
    payloadOf(sampleForm, { ...answers, email, ...changed } as typeof answers, check) as MessagePayload & {
      requestId?: string;
    };
  const stored = async (email: string) =>
    (await site.service.from('contact_messages').select('*').eq('email', email)).data as {
      id: string;
      details: unknown;
      mail_error: string | null;
    }[];

  it('stores every kind of answer and mails it, with the files attached', async () => {
    expect(await post(sample('all@example.com', { agenda: [agenda, { ...agenda, name: '../../b.PDF' }] }))).toEqual({
      status: 200,
      success: true,
      reference: expect.any(String),
    });
    const [message] = await stored('all@example.com');
    const sha256 = createHash('sha256').update(agenda.data!, 'base64').digest('hex');
    const { size } = agenda;
    expect(message!.details).toEqual({
      form: 'sample',
      fields: {
        ...answers,
        email: 'all@example.com',
        contract: [{ name: 'contract.pdf', size: expect.any(Number), sha256: expect.any(String) }],
        agenda: [
          { name: 'agenda.pdf', size, sha256 },
          { name: 'b.PDF', size, sha256 },
        ],
      },
    });
    const { data: files } = await site.service.rpc('read_attachments', { message_id: message!.id });
    expect(files).toMatchObject([
      { field: 'contract', name: 'contract.pdf', media_type: 'application/pdf' },
      { field: 'agenda', name: 'agenda.pdf', media_type: 'application/pdf', size, sha256, data: agenda.data },
      { field: 'agenda', name: 'b.PDF', media_type: 'application/pdf', size, sha256, data: agenda.data },
    ]);

    const mail = await site.smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'all@example.com');
    expect(mail.text!.replaceAll('\r\n', '\n')).toContain(
      [
        'Reply: By phone',
        `Phone: ${String(answers.phone)}`,
        'You may call me about this request: Yes',
        'People: 2000',
        'Days: 0.5',
        'Topics: Risk, Something else (other)',
        'Other topic: Other topic of Ada',
        `Contract: contract.pdf (${files[0].size} bytes)`,
        'Send me the executive brief too: Yes',
        'Frequency: Every week (weekly)',
        'Day of the week: Day of the week of Ada',
        `Agenda: agenda.pdf (${size} bytes), b.PDF (${size} bytes)`,
      ].join('\n'),
    );
    expect(mail.attachments).toMatchObject([
      { filename: 'contract.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
      { filename: 'agenda.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
      { filename: 'b.PDF', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    expect(Buffer.from(mail.attachments[1]!.content as ArrayBuffer).toString('base64')).toBe(agenda.data);
  });

  it('stores a message sent again once, and takes one with another file for another message', async () => {
    const once = { ...sample('again@example.com'), requestId: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => post(once)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = { ...agenda, data: btoa('%PDF-2.0 another') };
    const changed = sample('again@example.com', { agenda: [other] });
    expect(await post({ ...changed, requestId: once.requestId })).toMatchObject({ status: 409 });
    const rows = await stored('again@example.com');
    expect(rows).toHaveLength(1);
    expect((await site.service.rpc('read_attachments', { message_id: rows[0]!.id })).data).toHaveLength(2);
  });

  it('attaches the files also when the first mail fails', async () => {
    site.smtp.refusing = true;
    expect((await post(sample('later@example.com'))).status).toBe(200);
    await expect.poll(async () => (await stored('later@example.com'))[0]?.mail_error).toContain('451');
    site.smtp.refusing = false;
    await site.service
      .from('contact_messages')
      .update({ mail_next_at: new Date().toISOString() })
      .is('mailed_at', null);
    const mail = await site.smtp.waitFor(({ replyTo }) => replyTo?.[0]?.address === 'later@example.com');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['contract.pdf', 'agenda.pdf']);
  });

  const pdf = (bytes: number) => ({ ...agenda, data: Buffer.alloc(bytes, '%PDF-1.7 ').toString('base64') });
  it.each<[string, object, number, string]>([
    ['another type by its name', { agenda: [{ ...agenda, name: 'setup.exe' }] }, 400, 'Agenda: setup.exe cannot'],
    ['two extensions', { agenda: [{ ...agenda, name: 'a.pdf.html' }] }, 400, 'a.pdf.html cannot be sent'],
    [
      'another content',
      { agenda: [{ ...agenda, data: btoa('<script>') }] },
      400,
      'The content of agenda.pdf is not PDF',
    ],
    ['another media type', { agenda: [{ ...agenda, type: 'text/html' }] }, 400, 'agenda.pdf cannot be sent'],
    ['a picture that is none', { agenda: [{ ...agenda, name: 'a.png', type: 'image/png' }] }, 400, 'is not PNG'],
    ['nothing in it', { agenda: [{ ...agenda, data: '' }] }, 400, 'agenda.pdf is empty'],
    ['a type for another field', { contract: [{ ...agenda, name: 'a.txt', type: '' }] }, 400, 'Contract: a.txt cannot'],
    ['one byte too many', { agenda: [pdf(500_001)] }, 400, 'agenda.pdf is too large: 501 KB'],
    ['far too many bytes', { agenda: [pdf(2_000_000)] }, 413, 'The message is too large: at most'],
    ['too many', { agenda: [agenda, agenda, agenda] }, 400, 'At most 2 files are accepted'],
    ['base64 with something behind it', { agenda: [{ ...agenda, data: `${agenda.data}\n<b>` }] }, 400, 'in base64'],
  ])('refuses %s, and stores nothing', async (_what, changed, status, error) => {
    const result = await post(sample('refused@example.com', changed));
    expect(result).toEqual({ status, success: false, error: expect.stringContaining(error) });
    expect(await stored('refused@example.com')).toEqual([]);
  });

  it('drops files that no field asks for', async () => {
    const payload = sample('extra@example.com', { agenda: [], topics: [] });
    Object.assign(payload.requestDetails!.fields, { photo: [agenda], __proto__: [agenda] });
    expect((await post({ ...payload, attachments: [agenda], files: [agenda] })).status).toBe(200);
    const [message] = await stored('extra@example.com');
    expect(JSON.stringify(message)).not.toContain('sha256');
    expect((await site.service.rpc('read_attachments', { message_id: message!.id })).data).toEqual([]);
  });

  it('takes a large body of no form without files', async () => {
    const large = { formType: 'contact', name: 'Ann', email: 'a@example.com', message: 'Hi', more: 'x'.repeat(70_000) };
    const audit = { form: 'channel-audit', fields: { more: [pdf(100_000)] } };
    for (const body of [large, { ...large, formType: 'request', requestDetails: audit }])
      expect(await post(body)).toMatchObject({ status: 413, error: expect.stringContaining('at most 64 KB') });
  });

  it('takes the largest files that a form asks for', async () => {
    const largest = { contract: [pdf(500_000)], agenda: [pdf(500_000), pdf(500_000)] };
    expect((await post(sample('largest@example.com', largest))).status).toBe(200);
  });

  it('is not asked for files at an address, and removes them with their message', async () => {
    const [message] = await stored('all@example.com');
    const mailed = join(site.dataDir, 'mail', `${message!.id}.eml`);
    expect(existsSync(mailed)).toBe(false);
    const past = new Date(Date.now() - 31 * 60_000).toISOString();
    await site.service.from('contact_messages').update({ deleted_at: past }).eq('id', message!.id);
    await site.service.rpc('purge_messages');
    expect((await site.service.rpc('read_attachments', { message_id: message!.id })).data).toEqual([]);
    const { count } = await site.service
      .from('contact_attachments')
      .select('id', { count: 'exact', head: true })
      .eq('submission_id', message!.id);
    expect(count).toBe(0);
  });
});

onDatabases((database) => {
  const id = '00000000-0000-4000-8000-00000000000f';
  const row = JSON.stringify({
    id,
    form_type: 'request',
    name: 'Ada',
    email: 'ada@example.com',
    message: '',
    details: {},
    mail_attempts: 1,
  });
  const file = {
    field: 'agenda',
    name: 'a.txt',
    media_type: 'text/plain',
    size: 3,
    sha256: createHash('sha256').update('abc').digest('hex'),
    data: 'YWJj',
  };
  const receipt = JSON.stringify({ kind: 'receipt', subject: 'Arrived [{reference}]', text: 'As {reference}.' });
  const add = (files: object[]) =>
    `select id from public.add_message('${row}', '${JSON.stringify(files)}', '${receipt}')`;
  const counts = `select (select count(*)::int from public.contact_messages where id = '${id}') as messages,
    (select count(*)::int from public.contact_attachments) as files,
    (select count(*)::int from public.outgoing_mails) as mails`;

  it('a message is stored with its files and the mail to its sender, or not at all', async () => {
    expect(await database.attempt(add([file, file]), counts)).toEqual([{ messages: 1, files: 2, mails: 1 }]);
    // Again: nothing new.
    expect(await database.attempt(add([file]), add([file, file]), counts)).toEqual([
      { messages: 1, files: 1, mails: 1 },
    ]);
    expect(
      await database.attempt(add([file]), `delete from public.contact_messages where id = '${id}'`, counts),
    ).toEqual([{ messages: 0, files: 0, mails: 0 }]);
    for (const bad of [
      { name: '../a.txt' },
      { name: '.htaccess' },
      { name: 'a\\b.txt' },
      { name: '' },
      { media_type: 'text/html' },
      { size: 4 },
      { sha256: 'ab' },
      { field: 'a b' },
    ]) {
      await expect(database.attempt(add([file, { ...file, ...bad }]))).rejects.toThrow('violates check constraint');
      expect(await database.query(counts)).toEqual([{ messages: 0, files: 0, mails: 0 }]);
    }
  });
});
