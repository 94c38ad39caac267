import { expect, it } from 'vitest';
import { composeMail } from './message.ts';

const stored = {
  id: '7b1f3c1e-0000-4000-8000-000000000001',
  reference: 'A7K2-9QXD',
  created_at: '2026-11-20T14:12:05.157Z',
  form_type: 'contact' as const,
  name: 'Ann Lee',
  email: 'ann@example.com',
  company: 'Acme',
  phone: null,
  message: 'Hello\n<script>alert(1)</script>',
  details: null,
  mail_attempts: 1,
};

it('writes a contact message as label and value, leaving out what is empty', () => {
  expect(composeMail(stored)).toEqual({
    id: stored.id,
    replyTo: 'ann@example.com',
    subject: 'New message from Ann Lee [A7K2-9QXD]',
    text: [
      'Name: Ann Lee',
      'Email: ann@example.com',
      'Company: Acme',
      '',
      'Message:',
      '',
      'Hello',
      '<script>alert(1)</script>',
      '',
      'Reference number: A7K2-9QXD',
      'Sent from the website on Fri, 20 Nov 2026 14:12:05 GMT.',
      '',
    ].join('\n'),
  });
});

it('writes the event of a speaking request', () => {
  const details = {
    organizationName: 'Acme',
    eventName: 'Summit',
    eventDate: '2027-03-01',
    eventLocation: 'Chicago',
    budget: '25k+',
  };
  const mail = composeMail({ ...stored, form_type: 'speaking', message: '', details });
  expect(mail.subject).toBe('Speaking request: Summit (Ann Lee) [A7K2-9QXD]');
  expect(mail.text).toContain(
    'Organization name: Acme\nEvent name: Summit\nEvent date: 2027-03-01\nEvent location: Chicago\nBudget: $25k+',
  );
  expect(mail.text).not.toContain('Message:');
});

it('writes a request by its definition, and by its keys when the definition is gone', () => {
  const request = {
    ...stored,
    form_type: 'request' as const,
    message: '',
    details: { form: 'proposal', fields: { goals: 'Grow', services: ['risk', 'cloud'] } },
  };
  const forms = {
    proposal: {
      title: 'Advisory proposal',
      page: '/contact' as const,
      response: 'Soon.',
      fields: [{ name: 'goals', label: 'Goals', type: 'text' as const }],
    },
  };
  expect(composeMail(request, forms)).toMatchObject({
    subject: 'Request: Advisory proposal (Ann Lee) [A7K2-9QXD]',
    text: expect.stringContaining('Advisory proposal\n\nGoals: Grow'),
  });
  expect(composeMail(request, {}).text).toContain('goals: Grow\nservices: risk, cloud');
});

it('writes numbers and consents, and nothing of what was not asked', () => {
  const forms = {
    workshop: {
      title: 'Workshop request',
      page: '/contact' as const,
      response: 'Soon.',
      fields: [
        { name: 'people', label: 'People', type: 'number' as const },
        { name: 'guests', label: 'Guests', type: 'number' as const },
        { name: 'calls', label: 'You may call me', type: 'consent' as const },
        { name: 'hours', label: 'Hours', type: 'text' as const, when: { field: 'calls', is: [true as const] } },
        { name: 'brief', label: 'Send me the brief', type: 'consent' as const },
        { name: 'frequency', label: 'Frequency', type: 'text' as const, when: { field: 'brief', is: [true as const] } },
      ],
    },
  };
  const fields = { people: 1200, guests: 0, calls: true, hours: 'Mornings' };
  const request = { ...stored, form_type: 'request' as const, message: '', details: { form: 'workshop', fields } };
  expect(composeMail(request, forms).text).toContain(
    'Workshop request\n\nPeople: 1200\nGuests: 0\nYou may call me: Yes\nHours: Mornings\n\nReference number: A7K2-9QXD\nSent from',
  );
});

it('keeps the subject on one short line whatever the row holds', () => {
  const { subject } = composeMail({ ...stored, name: `Ann\r\nBcc: x@example.com ${'x'.repeat(200)}` });
  expect(subject).toMatch(/^New message from Ann Bcc: x@example.com x+… \[A7K2-9QXD\]$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});
