import { expect, it } from 'vitest';
import { connectLinks, footerColumns } from './navigation';
import { owner } from './owner';
import { ventures } from './collections/ventures/entries';

it('the footer has every venture, and ends with the social links and the mail address', () => {
  const links = footerColumns.flatMap((column) => column.links);
  expect(links).toEqual(expect.arrayContaining(ventures.map(({ name, href }) => ({ label: name, href }))));
  expect(connectLinks.links.slice(0, -1)).toEqual(owner.social);
  expect(connectLinks.links.at(-1)!.href).toBe(`mailto:${owner.email}`);
});
