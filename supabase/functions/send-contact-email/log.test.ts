import { describe, expect, it } from 'vitest';
import { createLog, describeError, logLine } from './log.ts';

describe('createLog', () => {
  it('prints ten lines of a kind in a minute, and then how many more there were', () => {
    let time = 0;
    const printed: string[] = [];
    const log = createLog(
      (line) => printed.push(line),
      () => time,
    );
    for (let count = 0; count < 1_214; count++) log(`Not found: /page-${count}`);
    log('Another kind: one');
    expect(printed).toHaveLength(11);
    time = 60_000;
    log('Not found: /later');
    expect(printed.slice(11)).toEqual(['… 1,204 more of this kind: Not found', 'Not found: /later']);
  });

  it('counts lines about different rows as one kind, and tells the rest at the end', () => {
    const printed: string[] = [];
    const log = createLog(
      (line) => printed.push(line),
      () => 0,
    );
    for (let count = 0; count < 20; count++)
      log(`Message ${crypto.randomUUID()} is stored but was not mailed: ETIMEDOUT`);
    log.flush();
    expect(printed).toHaveLength(11);
    expect(printed.at(-1)).toBe('… 10 more of this kind: Message # is stored but was not mailed');
  });

  it('cannot be filled with new kinds', () => {
    const printed: string[] = [];
    const log = createLog(
      (line) => printed.push(line),
      () => 0,
    );
    for (let count = 0; count < 5_000; count++) log(`${String.fromCodePoint(0x4e00 + count)}: x`);
    expect(printed.length).toBeLessThan(100);
  });
});

describe('a line', () => {
  it.each([
    ['a mail server that repeats an address', '550 <ada.lovelace@example.com> unknown', '550 <<address>> unknown'],
    ['an address in a path', 'Not found: /reset/ada%40example.com', 'Not found: /reset/<address>'],
    ['an address that was encoded twice', 'Not found: /ada%2540example.com', 'Not found: /<address>'],
    [
      'the value of a parameter',
      'invalid input syntax for type uuid: "Ada Lovelace"',
      'invalid input syntax for type uuid: "…"',
    ],
    ['the value of a key', 'Key (name)=(Ada Lovelace) already exists', 'Key (name)=(…) already exists'],
    ['a query', 'Not found: /auth?token=abc&type=recovery', 'Not found: /auth?…'],
    ['a token', `at eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl`, 'at <secret>'],
    ['a key', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', '<secret>'],
    ['a hash', 'at 0123456789abcdef0123456789abcdef', 'at <secret>'],
  ])('has nothing of %s', (_what, text, line) => expect(logLine(text)).toBe(line));

  it.each([
    ['a value', (text: string) => `invalid input syntax for type uuid: "${text}"`, '"…"'],
    ['a value in single quotes', (text: string) => `no such file, open '${text}'`, "'…'"],
    ['a key', (text: string) => `Key (name)=(${text}) already exists`, '=(…)'],
  ])('has nothing of %s that is longer than what is looked at', (_what, make, end) => {
    expect(logLine(make('Ada Lovelace '.repeat(500)))).toMatch(end);
    expect(logLine(make('Ada Lovelace '.repeat(500)))).not.toContain('Ada');
  });

  it.each([
    'Not found: /channel-partner-scorecard-2027',
    'Message 3f2b8a52-7f6a-4f6e-9a55-0d6c39a2a5b1 is stored but was not mailed: EENVELOPE 550 at RCPT TO',
    'The embedded project failed (500) at auth/v1: TypeError: e.toLowerCase is not a function',
  ])('that tells nothing of anyone stays as it is: %s', (line) => expect(logLine(line)).toBe(line));

  it('steers no terminal, is one line, and is bounded', () => {
    const line = logLine(`a\n\r\x1b[31m\u009b2J\u202eb\u2028c\ud800 ${'🎉'.repeat(5_000)}`);
    expect(line).toMatch(/^a\\u\{a\}\\u\{d\}\\u\{1b\}\[31m\\u\{9b\}2J\\u\{202e\}b\\u\{2028\}c\\u\{d800\} 🎉+…$/u);
    expect([...line]).toHaveLength(300);
  });
});

it('an error is told by its codes where it has some, since its message repeats what a visitor wrote', () => {
  const refused = Object.assign(new Error('550 <ada@example.com> unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
  });
  expect(describeError(refused)).toBe('EENVELOPE 550 at RCPT TO');
  const violation = Object.assign(new Error('row of Ada'), { code: '23514', constraint: 'name_given' });
  expect(describeError(violation)).toBe('23514 constraint name_given');
  expect(describeError(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(describeError('Ada')).toBe('unknown error');
});
