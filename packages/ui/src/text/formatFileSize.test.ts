import { expect, it } from 'vitest';
import { formatFileSize } from './formatFileSize';

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1001, '2 KB'],
  [999_000, '999 KB'],
  [999_001, '1 MB'],
  [1_410_000, '1.5 MB'],
])('%d bytes are %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
