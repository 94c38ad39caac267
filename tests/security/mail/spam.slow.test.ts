import { expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';

const site = useSite(({ port }) => ({
  env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'desk@example.com', MAIL_RETRY_SECONDS: '1' },
}));

it('many networks together store twenty without work; the rest wait for their mails, and one mail says so', async () => {
  const send = async (index: number) => {
    const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${index}.1` },
      body: JSON.stringify({
        formType: 'contact',
        name: 'Ada',
        email: 'ada@example.com',
        message: `Number ${index}`,
      }),
    });
    return { status: response.status, ...((await response.json()) as { success: boolean; error?: string }) };
  };
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let index = 0; index < 24; index++) answers.push(await send(index));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 428, 428, 428, 428]);
  expect(answers.at(-1)).toMatchObject({ success: false, error: expect.stringMatching(/^Very many messages/) });

  const isNotice = ({ subject }: { subject?: string }) => subject?.endsWith(' on your website') === true;
  const notice = await site.smtp.waitFor(isNotice);
  expect(notice.subject).toMatch(/^\d+ messages? waits? on your website$/);
  expect(notice.text).toContain('/admin/messages');
  expect(notice.text).not.toMatch(/Ada|ada@example|Number \d/);
  expect(notice.to).toEqual([{ name: '', address: 'desk@example.com' }]);

  // The run of the retry that told so has mailed nothing more in this minute.
  expect(site.smtp.mails.filter(isNotice)).toHaveLength(1);
  expect(site.smtp.mails.filter(({ subject }) => subject?.startsWith('New message from Ada ['))).toHaveLength(10);
  const { data } = await site.service
    .from('contact_messages')
    .select('message, mailed_at, mail_attempts, mail_via, mail_error')
    .order('created_at');
  expect(data).toHaveLength(20);
  expect(data!.slice(0, 10)).toEqual(
    data!.slice(0, 10).map((row) => expect.objectContaining({ ...row, mail_via: 'smtp', mail_attempts: 1 })),
  );
  expect(data!.slice(10)).toEqual(
    data!.slice(10).map(({ message }) => ({
      message,
      mailed_at: null,
      mail_attempts: 0,
      mail_via: null,
      mail_error: null,
    })),
  );
});
