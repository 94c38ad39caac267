import { decodeText } from './decodeText';

// TOOL-15
/**
 * An error message for the wrong kind of file: what it seems to be and what is expected, which helps more than a parser's
 * error. Undefined for a file of this tool, whose reader knows better what is wrong.
 *
 * @param tool the label of the tool, as in its frame
 * @param accept what the tool reads, such as `.json,.csv`
 */
export async function mistakenFile(file: Blob, tool: string, accept: string): Promise<string | undefined> {
  // Nothing is known about other formats.
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
      return `The file is incomplete or damaged${placeOf(text)}. Export it again, or fix it by hand.`;
    }
    const owner = ownerOf(value);
    if (owner === tool) return undefined;
    return owner
      ? `The file belongs to another tool, the ${inSentence(owner)}. ${expected}`
      : `The file is JSON from another program. ${expected}`;
  }
  if (/^<(?:!doctype html|html)/i.test(start)) return `The file is a web page. ${expected}`;
  if (binary.test(text.slice(0, sniffed))) return `The file is not text. ${expected}`;
  // Tables have readers of their own.
  return accept.includes('.csv') ? undefined : `The file is plain text or a table. ${expected}`;
}

const sniffed = 4096;
// Control characters that text files do not have, and binary files do.
const binary = /(?![\s\u0080-\u009f])\p{Cc}/u;
const maxJsonBytes = 32_000_000;

const signatures: readonly [bytes: string, kind: string][] = [
  ['%PDF-', 'is a PDF document'],
  ['\x89PNG', 'is an image (PNG)'],
  ['\xff\xd8\xff', 'is an image (JPEG)'],
  ['GIF8', 'is an image (GIF)'],
  ['BM', 'is an image (BMP)'],
  ['\xd0\xcf\x11\xe0', 'is from an old version of Office or has a password: save it as .xlsx or .csv first'],
  ['{\\rtf', 'is a text document (RTF)'],
  ['\x1f\x8b', 'is a compressed archive'],
  ['Rar!', 'is a compressed archive'],
  ['7z\xbc\xaf', 'is a compressed archive'],
  ['ID3', 'is an audio file'],
];

/** The kind of file by its first bytes; `workbook` for one that the tool reads itself. */
function kindOf(bytes: Uint8Array, accept: string): string | undefined {
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (start.trim() === '') return 'is empty';
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found) return found[0] === 'BM' && !start.includes('\0') ? undefined : found[1];
  if (start.startsWith('RIFF') && start.includes('WEBP')) return 'is an image (WebP)';
  if (start.slice(4, 8) === 'ftyp') return 'is an image or a video';
  if (!start.startsWith('PK')) return undefined;
  // The archive has the names of its parts uncompressed.
  if (/xl\/|\[Content_Types\]/.test(start) && !/word\/|ppt\//.test(start))
    return accept.includes('.xlsx') ? 'workbook' : 'is a workbook (.xlsx)';
  if (start.includes('word/')) return 'is a Word document';
  if (start.includes('ppt/')) return 'is a PowerPoint presentation';
  if (start.includes('mimetypeapplication/vnd.oasis'))
    return 'is a LibreOffice document: save it as .xlsx or .csv first';
  return 'is a compressed archive';
}

/** The tools by the fields of their exports. */
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

/** The line of the first JSON error, if the browser reports it. */
function placeOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const [, line] = /line (\d+)/.exec(String(error)) ?? [];
    if (position !== undefined) return ` in line ${text.slice(0, Number(position)).split('\n').length}`;
    if (line !== undefined) return ` in line ${line}`;
  }
  return '';
}
