import { cutText, shorten, wellFormed } from './text.generated.ts';

/** A character of a host name's label, in any script. */
const LETTER = '[\\p{L}\\p{N}\\p{M}\\p{Cf}_-]';
const REST = '[^\\s<>"]*';
const BEFORE_AT = '[^\\s<>"(),;:]';
const IN_SCHEME = '[\\p{L}\\p{N}+.-]';

// Each is anchored at a word start; otherwise matching would be quadratic in long texts.
const WITH_SCHEME = new RegExp(
  [
    `(?<!${IN_SCHEME})${IN_SCHEME}+:[/\\\\]+${REST}`,
    // Schemes without slashes.
    `\\b(?:mailto|tel|sms|callto|skype|javascript|data|file|magnet|bitcoin|xmpp|geo|facetime|whatsapp|tg|news|view-source):[^\\s<>"]+`,
    // UNC paths.
    `\\\\\\\\${REST}`,
  ].join('|'),
  'giu',
);
const ADDRESS = new RegExp(`(?<!${BEFORE_AT})${BEFORE_AT}+[@\\uff20\\ufe6b][^\\s<>"(),;]*`, 'gu');
const HOST = new RegExp(
  [
    `(?<!${LETTER})(?:${LETTER}+\\.)+\\p{L}[\\p{L}\\p{N}\\p{M}\\p{Cf}-]+\\.?(?:[:/?#\\\\]${REST})?`,
    `\\d{1,3}(?:\\.\\d{1,3}){3}(?:[:/]${REST})?`,
  ].join('|'),
  'gu',
);
const LINK = '[link left out]';

// MAIL-10
/**
 * A stranger's text, quoted in a mail whose recipient may not be its author: nothing in it can be followed, and it is
 * at most `maxLength` UTF-16 units long. Host names are removed too, because mail clients make links of them.
 */
export function inertText(text: string, maxLength: number): string {
  const inert = cutText(wellFormed(text), 2 * maxLength)
    .replace(WITH_SCHEME, LINK)
    .replace(ADDRESS, '[address left out]')
    .replace(HOST, LINK);
  return shorten(inert, maxLength);
}
