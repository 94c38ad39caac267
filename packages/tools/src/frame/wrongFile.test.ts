import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { wrongFileMessage } from './wrongFile';

const json = '.json';
const tables = '.json,.csv,.tsv,.txt,.xlsx';
const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<a/>')])));
const bytes = (start: string) => Uint8Array.from(start.padEnd(64, '\0'), (character) => character.charCodeAt(0));

describe('a file that is none of the tool’s', () => {
  it.each<[what: string, content: BlobPart, accept: string, words: RegExp]>([
    ['nothing', '', json, /^The file is empty\. Risk matrix reads the \.json file that it exports itself\.$/],
    ['a PDF', '%PDF-1.7\n%\u00e2', tables, /^The file is a PDF document\. .*and tables saved as \.xlsx or \.csv\.$/],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n'), tables, /is an image \(PNG\)/],
    ['a JPEG', bytes('\xff\xd8\xff\xe0'), json, /is an image \(JPEG\)/],
    ['a photo of a phone', bytes('\0\0\0\x18ftypheic'), json, /is an image or a video/],
    [
      'an old workbook',
      bytes('\xd0\xcf\x11\xe0\xa1'),
      tables,
      /an old version of Office or has a password: save it as \.xlsx/,
    ],
    [
      'a workbook where none is read',
      zipOf('[Content_Types].xml', 'xl/workbook.xml'),
      json,
      /is a workbook \(\.xlsx\)/,
    ],
    ['a Word document', zipOf('[Content_Types].xml', 'word/document.xml'), tables, /is a Word document/],
    ['an archive', zipOf('photos/a.txt'), tables, /is a compressed archive/],
    ['a web page', '<!DOCTYPE html><p>Hello', tables, /is a web page/],
    ['a program', bytes('\x7fELF\x02\x01'), tables, /is not text/],
    ['a table where none is read', 'Title,Description\nA,B', json, /is plain text or a table/],
    ['JSON of another program', '{"name":"x"}', json, /is JSON from another program/],
    ['a list', '[1, 2]', json, /is JSON from another program/],
    [
      'the calculator’s file',
      '{"inputs":{},"disclaimer":""}',
      json,
      /belongs to another tool, the MSP pricing calculator/,
    ],
    ['the glossary’s file', '{"version":1,"terms":[]}', json, /belongs to another tool, the industry glossary/],
    ['the assessment’s file', '{"answers":{},"results":{}}', json, /the security assessment/],
    ['half a file', '{"title": "x",\n "risks": [', json, /^The file is incomplete or damaged.* Export it again/],
  ])('%s is called what it is', async (_what, content, accept, words) => {
    const said = (await wrongFileMessage(new Blob([content]), 'Risk matrix', accept))?.message;
    expect(said).toMatch(words);
    // Nothing from the parser.
    expect(said).not.toMatch(/token|JSON\.parse|undefined|position/i);
  });

  it.each<[what: string, content: BlobPart]>([
    ['its own file with a wrong field', '{"risks": 3}'],
    ['a table', 'Title,Description\nA,B'],
    ['a table in Windows-1252', Uint8Array.from([0x54, 0xfc, 0x2c, 0x41])],
    ['a workbook', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['a table about bitmaps', 'BMI,Title\n1,2'],
  ])('%s is left to its reader', async (_what, content) => {
    expect(await wrongFileMessage(new Blob([content]), 'Risk matrix', tables)).toBeUndefined();
  });
});
