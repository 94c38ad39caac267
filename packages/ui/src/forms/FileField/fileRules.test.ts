import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../../../../../tests/support/hostileText';
import { fileTypeOf, fileTypes, problemWithFiles, safeFileName, type FormFile } from './fileRules';

const rules = { accept: ['pdf', 'jpeg', 'csv'], maxBytes: 50_000, maxFiles: 2 } as const;
const file = (name: string, content: string, more: Partial<FormFile> = {}): FormFile => ({
  name,
  type: '',
  size: content.length,
  data: btoa(content),
  ...more,
});
const pdf = file('a.pdf', '%PDF-1.7');

describe('the files of a field', () => {
  it.each([
    ['none', []],
    ['a PDF', [{ ...pdf, type: 'application/pdf' }]],
    ['a picture with a name in capitals', [file('A.JPG', '\xff\xd8\xff\xe0', { type: 'image/jpeg' })]],
    ['a table of Excel', [file('a.csv', 'a;b\r\n\xfc;1\t\r\n', { type: 'application/vnd.ms-excel' })]],
    ['two of them', [pdf, pdf]],
  ])('are accepted: %s', (_what, files) => expect(problemWithFiles(rules, files)).toBeUndefined());

  it.each([
    ['At most 2 files are accepted. Remove the others.', [pdf, pdf, pdf]],
    ['a.png cannot be sent. Choose a PDF, JPEG or CSV file.', [file('a.png', '\x89PNG')]],
    ['pdf cannot be sent. Choose a PDF, JPEG or CSV file.', [{ ...pdf, name: 'pdf' }]],
    ['a.pdf.exe cannot be sent. Choose a PDF, JPEG or CSV file.', [{ ...pdf, name: 'a.pdf.exe' }]],
    ['a.svg cannot be sent. Choose a PDF, JPEG or CSV file.', [file('a.svg', '<svg onload="alert(1)"/>')]],
    ['a.pdf cannot be sent. Choose a PDF, JPEG or CSV file.', [{ ...pdf, type: 'text/html' }]],
    ['a.pdf is too large: 51 KB. Choose a file of at most 50 KB.', [{ ...pdf, size: 50_001 }]],
    ['a.pdf is empty. Choose a file with content.', [file('a.pdf', '')]],
    ['a.pdf is not read yet. Wait a moment, or choose it again.', [{ ...pdf, data: null }]],
    ['The content of a.pdf is not PDF. Choose a PDF, JPEG or CSV file.', [file('a.pdf', 'MZ\x90')]],
    ['The content of a.csv is not CSV. Choose a PDF, JPEG or CSV file.', [file('a.csv', 'a;b\x00')]],
    ['Choose a.pdf again, or remove it: files are not kept when the page is reloaded.', ['a.pdf', pdf]],
  ])('are refused: %s', (problem, files) => expect(problemWithFiles(rules, files)).toBe(problem));

  it('are text of the kinds that a report has, too', () => {
    const reports = { accept: ['markdown', 'json'], maxBytes: 1000, maxFiles: 2 } as const;
    const report = file('a.md', '# A <b>', { type: 'text/markdown' });
    expect(problemWithFiles(reports, [report, file('a.json', '{}', { type: 'application/json' })])).toBeUndefined();
    expect(problemWithFiles(reports, [{ ...report, type: 'text/html' }])).toBe(
      'a.md cannot be sent. Choose a Markdown or JSON file.',
    );
    expect(problemWithFiles(reports, [file('a.md', '# A\0')])).toMatch(/^The content of a\.md is not Markdown\./);
  });

  it('of a field for one are counted in words', () =>
    expect(problemWithFiles({ ...rules, maxFiles: 1 }, [pdf, pdf])).toBe(
      'At most one file is accepted. Remove the others.',
    ));

  it('have one type by their name', () => {
    for (const [type, { extensions }] of Object.entries(fileTypes))
      for (const extension of extensions) expect(fileTypeOf(`a.b.${extension.toUpperCase()}`)).toBe(type);
    expect(['', 'pdf', 'a.', 'a.pdf ', 'a.pdf/'].map(fileTypeOf)).toEqual(Array.from({ length: 5 }, () => undefined));
  });
});

describe('a name', () => {
  it.each([
    ['agenda.pdf', 'agenda.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\agenda.pdf', 'agenda.pdf'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\u0000\r\nb.pdf', 'a-b.pdf'],
    ['agenda\u202efdp.exe', 'agendafdp.exe'],
    ['a.txt:hidden.exe', 'a.txt-hidden.exe'],
    ['CON.pdf', '_CON.pdf'],
    ['  . agenda .pdf. ', 'agenda.pdf'],
    ['李 Zoë.pdf', '李 Zoë.pdf'],
    ['', 'file'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('%j becomes %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('is short, stays in its folder and holds nothing unseen, and is the same a second time', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText(300), fc.string({ unit: 'binary', maxLength: 300 })), (name) => {
        const safe = safeFileName(name);
        expect(safe).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]{1,100}$/u);
        expect(safe).not.toMatch(/^[. ]|[. ]$/);
        expect(safeFileName(safe)).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });
});
