import { cutText } from '@advisor/ui/text';

// TOOL-6
/** Lower case, words joined by hyphens, at most 60 UTF-16 units (180 bytes), which suits all file systems and links. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  return cutText(words, 60).replace(/-$/, '');
}
