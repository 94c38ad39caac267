import { decodeText } from './decodeText';

/*
 * What a file is that a tool could not read, in plain words: whoever chose the wrong one is helped by its kind, and not
 * by what a parser says about its first letter.
 */

/**
 * Says what the file seems to be and what is expected, or undefined where it is a file of this tool, whose reader knows
 * better what is wrong in it.
 *
 * @param tool the label of the tool, as in its frame
 * @param accept what the tool takes, such as `.json,.csv`
 */
export async function mistakenFile(file: Blob, tool: string, accept: string): Promise<string | undefined> {
  // What else a tool may read is not known here.
  if (!accept.includes('.json')) return undefined;
  const kind = kindOf(new Uint8Array(await file.slice(0, sniffed).arrayBuffer()), accept);
  const expected = `${tool} reads ${expectedOf(accept)}.`;
  if (kind === 'workbook' || file.size > maxJsonBytes) return undefined;
  if (kind) return `The file ${kind}. ${expected}`;
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const start = text.trimStart();
  if (/^[{[]/.test(start)) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return `The file breaks off or was changed by hand so that it can no longer be read${placeOf(text)}. Export it again, or mend it there.`;
    }
    const owner = ownerOf(value);
    if (owner === tool) return undefined;
    return owner
      ? `The file belongs to another tool, the ${inSentence(owner)}. ${expected}`
      : `The file is JSON of another program. ${expected}`;
  }
  if (/^<(?:!doctype html|html)/i.test(start)) return `The file is a web page. ${expected}`;
  if (binary.test(text.slice(0, sniffed))) return `The file is no text. ${expected}`;
  // A table is read by its own reader, where there is one.
  return accept.includes('.csv') ? undefined : `The file is a text or a table. ${expected}`;
}

const sniffed = 4096;
// No text that a program saved has these characters; a picture or a program does.
const binary = /(?![\s\u0080-\u009f])\p{Cc}/u;
const maxJsonBytes = 32_000_000;

const signatures: readonly [bytes: string, kind: string][] = [
  ['%PDF-', 'is a PDF document'],
  ['\x89PNG', 'is a picture (PNG)'],
  ['\xff\xd8\xff', 'is a picture (JPEG)'],
  ['GIF8', 'is a picture (GIF)'],
  ['BM', 'is a picture (BMP)'],
  [
    '\xd0\xcf\x11\xe0',
    'is a document of an old Office program, or one with a password: save it as .xlsx or .csv first',
  ],
  ['{\\rtf', 'is a text document (RTF)'],
  ['\x1f\x8b', 'is a compressed archive'],
  ['Rar!', 'is a compressed archive'],
  ['7z\xbc\xaf', 'is a compressed archive'],
  ['ID3', 'is a sound file'],
];

/** What the first bytes say; `workbook` for one that the tool reads itself. */
function kindOf(bytes: Uint8Array, accept: string): string | undefined {
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (start.trim() === '') return 'is empty';
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found) return found[0] === 'BM' && !start.includes('\0') ? undefined : found[1];
  if (start.startsWith('RIFF') && start.includes('WEBP')) return 'is a picture (WebP)';
  if (start.slice(4, 8) === 'ftyp') return 'is a picture or a film';
  if (!start.startsWith('PK')) return undefined;
  // The names of the parts stand in the archive as they are.
  if (/xl\/|\[Content_Types\]/.test(start) && !/word\/|ppt\//.test(start))
    return accept.includes('.xlsx') ? 'workbook' : 'is a workbook (.xlsx)';
  if (start.includes('word/')) return 'is a Word document';
  if (start.includes('ppt/')) return 'is a PowerPoint presentation';
  if (start.includes('mimetypeapplication/vnd.oasis'))
    return 'is a LibreOffice document: save it as .xlsx or .csv first';
  return 'is a compressed archive';
}

/** Whose export has these fields. */
const owners: readonly [tool: string, fields: readonly string[]][] = [
  ['Risk matrix', ['risks']],
  ['MSP pricing calculator', ['inputs', 'disclaimer']],
  ['Channel partner scorecard', ['input', 'results']],
  ['Security assessment', ['answers', 'results']],
  ['Industry calendar', ['events']],
  ['Industry glossary', ['terms']],
];

function ownerOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return owners.find(([, fields]) => fields.some((field) => field !== 'results' && Object.hasOwn(value, field)))?.[0];
}

const inSentence = (label: string) =>
  label.startsWith('MSP') ? label : label.charAt(0).toLowerCase() + label.slice(1);

function expectedOf(accept: string): string {
  const own = 'the .json file that it exports itself';
  return accept.includes('.xlsx') ? `${own}, and tables saved as .xlsx or .csv` : own;
}

/** Where a JSON text ends being one, if the browser says so. */
function placeOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const [, line] = /line (\d+)/.exec(String(error)) ?? [];
    if (position !== undefined) return `, in line ${text.slice(0, Number(position)).split('\n').length}`;
    if (line !== undefined) return `, in line ${line}`;
  }
  return '';
}
