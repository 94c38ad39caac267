import { expect, it } from 'vitest';
import { MAX_OPEN_BRACKETS, refuseRestBody } from './rest-body.ts';

const refuse = (body: string, type: string | null = 'application/json') =>
  refuseRestBody(type, new TextEncoder().encode(body))?.status ?? null;

const nested = (depth: number, [open, close]: string = '[]') => open!.repeat(depth) + close!.repeat(depth);
const inText = (json: string) => JSON.stringify({ data: json });
const escaped = (json: string) =>
  json.replaceAll(/[[\]{}]/g, (bracket) => String.raw`\u00${bracket.charCodeAt(0).toString(16)}`);

it.each([
  ['as many as are allowed', nested(MAX_OPEN_BRACKETS), null],
  ['one more', nested(MAX_OPEN_BRACKETS + 1), 400],
  ['many side by side', `[${'[{}],'.repeat(MAX_OPEN_BRACKETS)}0]`, null],
  ['more than were opened closed before', `${']'.repeat(MAX_OPEN_BRACKETS)}${nested(MAX_OPEN_BRACKETS + 1)}`, 400],
  ['in a text', inText(nested(MAX_OPEN_BRACKETS + 1, '{}')), 400],
  ['in a text that is not closed', inText('['.repeat(MAX_OPEN_BRACKETS + 1)), 400],
  ['in a text beside others that its own texts close', inText('["]",'.repeat(MAX_OPEN_BRACKETS + 1)), 400],
  ['as keys that close what is open', inText('{"}":'.repeat(MAX_OPEN_BRACKETS + 1)), 400],
  ['in a text that a later one of its name hides', `{"data":"${'['.repeat(MAX_OPEN_BRACKETS + 1)}","data":""}`, 400],
  ['escaped in a text', `{"data":"${escaped(nested(MAX_OPEN_BRACKETS + 1))}"}`, 400],
  ['escaped side by side', `{"data":"${escaped('[]'.repeat(MAX_OPEN_BRACKETS + 1))}"}`, null],
  ['in the texts of a text', inText(JSON.stringify(nested(MAX_OPEN_BRACKETS + 1))), null],
  ['behind a quotation mark that a text has in it', `{"a":"\\"","b":"${'['.repeat(MAX_OPEN_BRACKETS + 1)}"}`, 400],
  ['a megabyte of them', nested(500_000), 400],
])('brackets: %s', (_name, body, expected) => {
  expect(refuse(body)).toBe(expected);
});

it('only JSON is read, whatever else the tables would take', () => {
  expect(refuse('{}', 'Application/JSON; charset=utf-8')).toBeNull();
  for (const type of ['text/csv', 'application/x-www-form-urlencoded', 'application/octet-stream', '', null])
    expect([type, refuse('data=[', type), refuse('', type)]).toEqual([type, 415, null]);
});

it('what is not valid JSON is left to the tables, which refuse it', () => {
  for (const body of ['[', '["[', '"\\x["']) expect(refuse(body)).toBeNull();
});
