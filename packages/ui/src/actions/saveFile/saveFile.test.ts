import { resolveObjectURL } from 'node:buffer';
import { expect, it, vi } from 'vitest';
import { saveFile } from '.';

it('saves a file, whose content can still be read after the click', async () => {
  vi.useFakeTimers();
  const link = { href: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  saveFile('risks.csv', 'Title', 'text/csv');
  vi.unstubAllGlobals();
  expect([link, link.click.mock.calls]).toMatchObject([{ download: 'risks.csv' }, [[]]]);
  const saved = resolveObjectURL(link.href);
  expect([saved?.type, await saved?.text()]).toEqual(['text/csv', 'Title']);
  vi.runAllTimers();
  expect(resolveObjectURL(link.href)).toBeUndefined();
  vi.useRealTimers();
});
