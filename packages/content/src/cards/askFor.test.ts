import { prefillFrom } from '@advisor/ui/forms';
import { describe, expect, it } from 'vitest';
import { contact } from '../forms/ContactForm/definition';
import { askFor } from './askFor';

const filled = (query: string) => prefillFrom(contact.fields, query);

describe('a file that is asked for (FILE-41)', () => {
  it.each(['Biography, 50 words', 'R&D = 100% “free”?', 'Preparing to sell: a two-year calendar', 'Zoë #1'])(
    'stands in the message of the contact form: %s',
    (name) => {
      const { search, hash, pathname } = new URL(askFor(name), 'https://example.com');
      expect([pathname, hash]).toEqual(['/contact', '#form']);
      expect(filled(search)).toEqual({ message: `Please send me “${name}”.` });
    },
  );

  it('fills in the message alone, as one line of at most 500 characters that can be seen', () => {
    expect(filled('?message=a%00b%0d%0ac%E2%80%AEd&name=Eve&email=eve@example.com&phone=1')).toEqual({
      message: 'ab cd',
    });
    expect(filled(`?message=${'a'.repeat(500)}`)).toEqual({ message: 'a'.repeat(500) });
    expect(filled('?message=<img src=x onerror=alert(1)>')).toEqual({ message: '<img src=x onerror=alert(1)>' });
    for (const nothing of ['', '?message=', '?message=%20%0a', '?message=%E2%80%8B', `?message=${'a'.repeat(501)}`])
      expect(filled(nothing)).toEqual({});
  });
});
