import { describe, expect, it } from 'vitest';
import { expiresSoon, expiryOf } from './messageExpiry';
import { personExport, personFileName } from './personExport';
import { sampleMessages } from './sampleMessages';

const message = { ...sampleMessages[0]!, created_at: '2026-01-01T00:00:00Z', handled_at: null };

describe('the end of a message', () => {
  it('is so many days after it came, or was marked as handled', () => {
    expect(expiryOf(message, 730).toISOString()).toBe('2028-01-01T00:00:00.000Z');
    expect(expiryOf({ ...message, handled_at: '2026-03-02T00:00:00Z' }, 730).toISOString()).toBe(
      '2028-03-01T00:00:00.000Z',
    );
  });

  it('is told 30 days before', () => {
    expect(expiresSoon(message, 730, new Date('2027-12-01T00:00:00Z'))).toBe(false);
    expect(expiresSoon(message, 730, new Date('2027-12-03T00:00:00Z'))).toBe(true);
  });
});

describe('the file of a person', () => {
  it('holds every column, and halves of characters as escapes', () => {
    const stored = { ...message, name: 'A\ud83c', deleted_at: null, mail_next_at: 'x' };
    const text = personExport('ada@example.com', [stored], new Date('2026-11-22T00:00:00Z'));
    expect(text).toContain('"A\\ud83c"');
    expect(JSON.parse(text)).toEqual({
      person: 'ada@example.com',
      exportedAt: '2026-11-22T00:00:00.000Z',
      messages: [stored],
    });
  });

  it('is named by address and day, as any file system takes it', () => {
    const now = new Date(2026, 10, 22);
    expect(personFileName('Ada+x@northwind.example', now)).toBe('messages-ada-x-northwind.example-2026-11-22.json');
    expect(personFileName(`../${'🎉/'.repeat(99)}@x`, now)).toBe('messages-..-x-2026-11-22.json');
  });
});
