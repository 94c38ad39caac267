import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeHash,
  encodeHash,
  exportFile,
  maxHashLength,
  parseState,
  readFlag,
  readJson,
  readList,
  readOneOf,
  readRecord,
  readText,
  readWholeNumber,
  serializeState,
  type StateFormat,
} from './index';

interface Note {
  text: string;
  stars: number;
}

const notes: StateFormat<Note[]> = {
  tool: 'notes',
  version: 2,
  maxLength: 100_000,
  read: (value, path) =>
    readList(value, path, 100, (item, itemPath) => {
      const note = readRecord(item, itemPath);
      return {
        text: readText(note.text, `${itemPath}.text`, 50_000),
        stars: readWholeNumber(note.stars, `${itemPath}.stars`, 5),
      };
    }),
};

const anyNotes = fc.array(fc.record({ text: fc.string({ unit: 'binary', maxLength: 60 }), stars: fc.nat(5) }), {
  maxLength: 20,
});
const base64Url = (text: string) => bytesAsBase64Url([...new TextEncoder().encode(text)]);
const bytesAsBase64Url = (bytes: number[]) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const file = (value: unknown) => JSON.stringify(value);

describe('a state that is written and read again', () => {
  it('is the same from a text and from a link, whatever its letters', () => {
    fc.assert(
      fc.property(anyNotes, (state) => {
        expect(parseState(notes, serializeState(notes, state), 'The file')).toEqual(state);
        expect(decodeHash(notes, encodeHash(notes, state))).toEqual(state);
      }),
    );
  });

  it('replaces half a surrogate pair, which UTF-8 cannot hold and no address can name', () => {
    const state = [{ text: 'a\ud800b', stars: 1 }];
    expect(decodeHash(notes, encodeHash(notes, state))).toEqual([{ text: 'a\ufffdb', stars: 1 }]);
  });

  it('travels in a hash of letters that no program escapes, read with or without its #', () => {
    const hash = encodeHash(notes, [{ text: '<b>??>>~~ÿ</b>', stars: 1 }]);
    expect(hash).toMatch(/^#notes=[\w-]+$/);
    expect(decodeHash(notes, hash.slice(1))).toEqual(decodeHash(notes, hash));
  });

  it('is not written when it could not be read again', () => {
    expect(() => serializeState(notes, [{ text: 'x', stars: 9 }])).toThrow('state[0].stars must be a whole number');
  });
});

describe('decodeHash', () => {
  it.each(['', '#', '#register', '#notes', '#other=abc', 'mfa'])('leaves %j to the page', (hash) =>
    expect(decodeHash(notes, hash)).toBeUndefined(),
  );

  it.each([
    ['another letter', '#notes=abc%20def', 'damaged'],
    ['nothing behind the sign', '#notes=', 'damaged'],
    ['an impossible length', '#notes=abcde', 'damaged or cut off'],
    ['bytes that are no UTF-8', `#notes=${bytesAsBase64Url([0xff, 0xfe])}`, 'damaged or cut off'],
    ['no JSON', `#notes=${base64Url('hello')}`, 'The link is not valid JSON.'],
    ['another version', `#notes=${base64Url('{"tool":"notes","version":1,"state":[]}')}`, '"version" must be 2'],
    ['too much', `#notes=${'a'.repeat(maxHashLength)}`, 'The link is too large: 16,391 characters, and at most 16,384'],
  ])('refuses a link with %s', (_what, hash, message) => expect(() => decodeHash(notes, hash)).toThrow(message));

  it('refuses every link that was cut off', () => {
    const hash = encodeHash(notes, [{ text: 'Restore tested', stars: 4 }]);
    for (let length = '#notes='.length; length < hash.length; length += 1) {
      expect(() => decodeHash(notes, hash.slice(0, length))).toThrow(/^The link /);
    }
  });

  it('gives a state or an Error for any payload, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(base64Url)), (payload) => {
        expect(() => decodeHash(notes, `#notes=${payload}`)).toThrow(/^The link /);
      }),
    );
  });
});

it('encodeHash says that a state is too large for a link, and what to do', () => {
  expect(() => encodeHash(notes, [{ text: 'x'.repeat(20_000), stars: 0 }])).toThrow(
    /too large for a link.*Export a file/,
  );
});

describe('parseState names what is wrong and where', () => {
  it.each([
    [file({ version: 2, state: [] }), 'not from this tool: its "tool" must be "notes"'],
    [file({ tool: 'other', version: 2, state: [] }), 'not from this tool'],
    [file({ tool: 'notes', version: 3, state: [] }), '"version" must be 2'],
  ])('%.80s', (text, message) => expect(() => parseState(notes, text, 'The file')).toThrow(message));

  it.each([
    ['{"a": 1,\n"b" 2}', /^The file is not valid JSON in line 2\.$/],
    ['{"a": [1 2]}', /^The file is not valid JSON in line 1\.$/],
    ['at line 7 column 1 of the JSON data', /^The file is not valid JSON\.$/],
    ['at position 7', /^The file is not valid JSON\.$/],
  ])('refuses %j in its own words, with the line where the JavaScript engine tells it', (text, message) =>
    expect(() => parseState(notes, text, 'The file')).toThrow(message),
  );

  it('refuses a text that nests 40,000 levels deep with a message', () => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000);
    expect(() => parseState(notes, deep, 'The file')).toThrow('The file nests too many levels deep.');
  });

  it('keeps its message short, whatever the text was', () => {
    const text = file({ tool: 'notes', version: 2, state: 'y'.repeat(50_000) });
    expect(() => parseState(notes, text, 'The file')).toThrow(/^state must be a list, but is "y{40}…"\.$/);
  });

  it('never changes the prototype of all objects', () => {
    expect(() => readJson('{"__proto__":{"polluted":true}}', 'The file', 1000)).toThrow('__proto__');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the readers', () => {
  it('give back what they accept', () => {
    expect(readFlag(false, 'a')).toBe(false);
    expect(readOneOf('us', 'region', ['us', 'eu'])).toBe('us');
    expect(readText('<script>', 'a', 8)).toBe('<script>');
    expect(readWholeNumber(-0, 'a')).toBe(0);
    expect(readWholeNumber(Number.MAX_SAFE_INTEGER, 'a')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    [() => readFlag('true', 'include'), 'include must be true or false, but is "true".'],
    [() => readOneOf('toString', 'region', ['', 'us']), 'region must be one of (empty), us, but is "toString".'],
    [() => readOneOf(['us'], 'region', ['us']), 'region must be one of us, but is a list.'],
    [() => readText('123456789', 'notes', 8), 'notes is too long: 9 characters, and at most 8 are read.'],
    [() => readText({}, 'notes', 8), 'notes must be a text, but is a record.'],
    [() => readWholeNumber(-1, 'n', 9), 'n must be a whole number from 0 to 9, but is -1.'],
    [() => readWholeNumber(10, 'n', 9), 'n must be a whole number from 0 to 9, but is 10.'],
    [() => readWholeNumber(Number.NaN, 'n', 9), 'but is NaN.'],
    [() => readWholeNumber('3', 'n', 9), 'but is "3".'],
    [() => readRecord('x', 'inputs'), 'inputs must be a record, but is "x".'],
  ])('refuse with a message, case %#', (read, message) => expect(read).toThrow(message));
});

describe('TOOL-6 export files', () => {
  it('are dated and indented by 2 spaces', () => {
    expect(exportFile('msp-pricing', new Date(2026, 0, 5, 23, 59), { a: 1 })).toEqual({
      fileName: 'msp-pricing-2026-01-05.json',
      json: '{\n  "a": 1\n}',
    });
  });
});
