import { cutText, shorten, wellFormed } from './text.generated.ts';

/** A character of a part of the name of a host, in any script. */
const LETTER = '[\\p{L}\\p{N}\\p{M}\\p{Cf}_-]';
const REST = '[^\\s<>"]*';
const BEFORE_AT = '[^\\s<>"(),;:]';
const IN_SCHEME = '[\\p{L}\\p{N}+.-]';

// Each begins where a word or a name begins: otherwise a long text without any would be read once for each of its characters.
const WITH_SCHEME = new RegExp(
  [
    `(?<!${IN_SCHEME})${IN_SCHEME}+:[/\\\\]+${REST}`,
    // Those that need no slashes.
    `\\b(?:mailto|tel|sms|callto|skype|javascript|data|file|magnet|bitcoin|xmpp|geo|facetime|whatsapp|tg|news|view-source):[^\\s<>"]+`,
    // The network folders of Windows.
    `\\\\\\\\${REST}`,
  ].join('|'),
  'giu',
);
const ADDRESS = new RegExp(`(?<!${BEFORE_AT})${BEFORE_AT}+[@\\uff20\\ufe6b][^\\s<>"(),;]*`, 'gu');
const HOST = new RegExp(
  [
    `(?<!${LETTER}\\.?)(?:${LETTER}+\\.)+\\p{L}[\\p{L}\\p{N}\\p{M}\\p{Cf}-]+\\.?(?:[:/?#\\\\]${REST})?`,
    `\\d{1,3}(?:\\.\\d{1,3}){3}(?:[:/]${REST})?`,
  ].join('|'),
  'gu',
);
const LINK = '[link left out]';

// MAIL-10
/**
 * A text of a stranger, to be quoted in a mail to an address that may be somebody else's: nothing in it can be followed, and it
 * is at most `maxLength` UTF-16 units long. The name of a host is left out too, because mail programs make a link of it.
 */
export function inertText(text: string, maxLength: number): string {
  const inert = cutText(wellFormed(text), 2 * maxLength)
    .replace(WITH_SCHEME, LINK)
    .replace(ADDRESS, '[address left out]')
    .replace(HOST, LINK);
  return shorten(inert, maxLength);
}
