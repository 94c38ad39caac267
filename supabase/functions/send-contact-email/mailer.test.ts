import { describe, expect, it } from 'vitest';
import { mailOptions, readMailSettings, smtpTransportOptions } from './mailer.ts';

describe('readMailSettings', () => {
  it('reads an address of a mail server, with its user', () => {
    expect(
      readMailSettings(
        { SMTP_URL: 'smtp://me%40x.org:p%3Aw@mail.example.com', MAIL_FROM: 'Site <site@x.org>' },
        'owner@x.org',
      ),
    ).toEqual({
      from: 'Site <site@x.org>',
      to: 'owner@x.org',
      smtp: { host: 'mail.example.com', port: 587, secure: false, auth: { user: 'me@x.org', pass: 'p:w' } },
    });
    expect(readMailSettings({ SMTP_URL: 'smtps://mail.example.com' }, 'o@x.org').smtp).toMatchObject({
      port: 465,
      secure: true,
    });
  });

  it('reads separate variables', () => {
    expect(
      readMailSettings({ SMTP_HOST: 'mail.example.com', SMTP_PORT: '2525', MAIL_TO: 'desk@x.org' }, 'owner@x.org'),
    ).toEqual({
      from: 'website@x.org',
      to: 'desk@x.org',
      smtp: { host: 'mail.example.com', port: 2525, secure: false },
    });
  });

  it('has no mail server when none is named', () => expect(readMailSettings({}, 'owner@x.org').smtp).toBeNull());

  it.each([
    { SMTP_URL: 'mail.example.com' },
    { SMTP_URL: 'http://mail.example.com' },
    { SMTP_HOST: 'x', SMTP_PORT: 'y' },
  ])('refuses %j', (env) => {
    expect(() => readMailSettings(env, 'owner@x.org')).toThrow(/SMTP_/);
  });
});

it('never sends a password unencrypted, except on this machine', () => {
  const smtp = { port: 587, secure: false, auth: { user: 'a', pass: 'b' } };
  expect(smtpTransportOptions({ ...smtp, host: 'mail.example.com' })).toMatchObject({
    requireTLS: true,
    tls: { rejectUnauthorized: true },
  });
  expect(smtpTransportOptions({ ...smtp, host: '127.0.0.1' })).toMatchObject({ requireTLS: false });
});

it('gives a mail the same Message-ID each time', () => {
  const options = mailOptions(
    { id: 'abc', subject: 's', text: 't' },
    { from: 'Site <site@x.org>', to: 'o@x.org', smtp: null },
  );
  expect(options).toMatchObject({ messageId: '<abc@x.org>', to: 'o@x.org' });
});

describe('a mail to somebody else', () => {
  const settings = { from: 'Site <site@x.org>', to: 'o@x.org', smtp: null };
  const mail = { id: 'abc', to: 'ada@y.org', subject: 's', text: 't', isAutomatic: true };

  it('goes to one address as it is, says that no person wrote it, and is answered to the owner', () => {
    expect(mailOptions(mail, settings)).toMatchObject({
      to: { name: '', address: 'ada@y.org' },
      replyTo: 'o@x.org',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(mailOptions({ ...mail, replyTo: 'desk@x.org' }, settings).replyTo).toEqual({
      name: '',
      address: 'desk@x.org',
    });
  });

  it('has the headers it is given, an invitation for calendars, and files', () => {
    const ics = 'BEGIN:VCALENDAR\r\nSUMMARY:Gespräch\r\nEND:VCALENDAR';
    const options = mailOptions(
      {
        ...mail,
        headers: { 'List-Unsubscribe': '<https://x.org/u>' },
        attachments: [
          {
            name: 'session.ics',
            media_type: 'text/calendar',
            method: 'REQUEST',
            data: Buffer.from(ics).toString('base64'),
          },
          { name: 'agenda.pdf', media_type: 'application/pdf', data: 'JVBERg==' },
        ],
      },
      settings,
    );
    expect(options).toMatchObject({
      headers: { 'List-Unsubscribe': '<https://x.org/u>' },
      icalEvent: { filename: 'session.ics', method: 'REQUEST', content: ics },
      attachments: [{ filename: 'agenda.pdf', contentType: 'application/pdf' }],
    });
  });
});
