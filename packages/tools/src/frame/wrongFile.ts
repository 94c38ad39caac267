import type { Phrase } from '@advisor/ui/text';
import type { ToolWords } from '../language/es';
import { InputError } from '../language/InputError';
import { phrase } from '../language/phrase';
import { lineOf } from '../share-state/read';
import { decodeText } from './decodeText';

// TOOL-15
/**
 * An error for the wrong kind of file: what it seems to be and what is expected, which helps more than a parser's
 * error. Undefined for a file of this tool, whose reader knows better what is wrong.
 *
 * @param tool the English name of the tool, as in its frame
 * @param accept what the tool reads, such as `.json,.csv`
 */
export async function wrongFileMessage(file: Blob, tool: string, accept: string): Promise<InputError | undefined> {
  // Nothing is known about other formats.
  if (!accept.includes('.json')) return undefined;
  const kind = kindOf(new Uint8Array(await file.slice(0, sniffed).arrayBuffer()), accept);
  const expected = expectedOf(tool, accept);
  if (kind === readable || file.size > maxJsonBytes) return undefined;
  if (kind) return new InputError(kind.text, { ...kind.values, expected });
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const start = text.trimStart();
  if (/^[{[]/.test(start)) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return damaged(lineOf(error, text));
    }
    const owner = ownerOf(value);
    if (owner === tool) return undefined;
    return owner
      ? new InputError('The file belongs to another tool, {owner}. {expected}', {
          owner: phrase(owners[owner].inSentence),
          expected,
        })
      : new InputError('The file is JSON from another program. {expected}', { expected });
  }
  if (/^<(?:!doctype html|html)/i.test(start))
    return new InputError('The file is a web page. {expected}', { expected });
  if (binary.test(text.slice(0, sniffed))) return new InputError('The file is not text. {expected}', { expected });
  // Tables have readers of their own.
  return accept.includes('.csv')
    ? undefined
    : new InputError('The file is plain text or a table. {expected}', { expected });
}

const sniffed = 4096;
// Control characters that text files do not have, and binary files do.
const binary = /(?![\s\u0080-\u009f])\p{Cc}/u;
const maxJsonBytes = 32_000_000;

interface Kind {
  text: Extract<keyof ToolWords, `The file ${string}{expected}`>;
  values?: { format: string };
}

const image = (format: string): Kind => ({ text: 'The file is an image ({format}). {expected}', values: { format } });
const archive: Kind = { text: 'The file is a compressed archive. {expected}' };

const signatures: readonly [bytes: string, kind: Kind][] = [
  ['%PDF-', { text: 'The file is a PDF document. {expected}' }],
  ['\x89PNG', image('PNG')],
  ['\xff\xd8\xff', image('JPEG')],
  ['GIF8', image('GIF')],
  ['BM', image('BMP')],
  [
    '\xd0\xcf\x11\xe0',
    {
      text: 'The file is from an old version of Office or has a password: save it as .xlsx or .csv first. {expected}',
    },
  ],
  ['{\\rtf', { text: 'The file is a text document (RTF). {expected}' }],
  ['\x1f\x8b', archive],
  ['Rar!', archive],
  ['7z\xbc\xaf', archive],
  ['ID3', { text: 'The file is an audio file. {expected}' }],
];

/** A workbook for a tool that reads them. */
const readable = Symbol('readable');

/** The kind of file by its first bytes. */
function kindOf(bytes: Uint8Array, accept: string): Kind | typeof readable | undefined {
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (start.trim() === '') return { text: 'The file is empty. {expected}' };
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found) return found[0] === 'BM' && !start.includes('\0') ? undefined : found[1];
  if (start.startsWith('RIFF') && start.includes('WEBP')) return image('WebP');
  if (start.slice(4, 8) === 'ftyp') return { text: 'The file is an image or a video. {expected}' };
  if (!start.startsWith('PK')) return undefined;
  // The archive has the names of its parts uncompressed.
  if (/xl\/|\[Content_Types\]/.test(start) && !/word\/|ppt\//.test(start))
    return accept.includes('.xlsx') ? readable : { text: 'The file is a workbook (.xlsx). {expected}' };
  if (start.includes('word/')) return { text: 'The file is a Word document. {expected}' };
  if (start.includes('ppt/')) return { text: 'The file is a PowerPoint presentation. {expected}' };
  if (start.includes('mimetypeapplication/vnd.oasis'))
    return { text: 'The file is a LibreOffice document: save it as .xlsx or .csv first. {expected}' };
  return archive;
}

/** The tools by name: how they are called in a sentence, and the fields of their exports. */
const owners = {
  'Risk matrix': { inSentence: 'the risk matrix', fields: ['risks'] },
  'MSP pricing calculator': { inSentence: 'the MSP pricing calculator', fields: ['inputs', 'disclaimer'] },
  'Channel partner scorecard': { inSentence: 'the channel partner scorecard', fields: ['input'] },
  'Security assessment': { inSentence: 'the security assessment', fields: ['answers'] },
  'Industry calendar': { inSentence: 'the industry calendar', fields: ['events'] },
  'Industry glossary': { inSentence: 'the industry glossary', fields: ['terms'] },
} as const;
type ToolName = keyof typeof owners;

function ownerOf(value: unknown): ToolName | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return (Object.keys(owners) as ToolName[]).find((name) =>
    owners[name].fields.some((field) => Object.hasOwn(value, field)),
  );
}

const expectedOf = (tool: string, accept: string): Phrase =>
  phrase(
    accept.includes('.xlsx')
      ? '{tool} reads the .json file that it exports itself, and tables saved as .xlsx or .csv.'
      : '{tool} reads the .json file that it exports itself.',
    { tool: { text: tool } },
  );

/** With the line of the first JSON error, if the browser reports it. */
const damaged = (line: number | undefined): InputError =>
  line === undefined
    ? new InputError('The file is incomplete or damaged. Export it again, or fix it by hand.')
    : new InputError('The file is incomplete or damaged in line {line}. Export it again, or fix it by hand.', { line });
