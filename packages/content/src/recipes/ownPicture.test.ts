import { expect, it } from 'vitest';
import { ownPicture } from './ownPicture';

const name = 'soup.jpg';
const file = `/storage/v1/object/public/public-files/${name}`;
const site = 'https://www.example.com';

it.each([
  [file, name],
  [site + file, name],
  [`http://localhost:4173${file}`, name],
  [`https://elsewhere.example${file}`, null],
  [`https://www.example.com.elsewhere.example${file}`, null],
  [`https://www.example.com@elsewhere.example${file}`, null],
  [`${site}${file}?size=1`, null],
  [`${site}/storage/v1/object/public/public-files/../../../../auth/v1/user`, null],
  [`${site}/storage/v1/object/public/public-files/a/b.jpg`, null],
  [`${site}/soup.jpg`, null],
  ['javascript:alert(1)', null],
  [`//elsewhere.example${file}`, null],
  [`${file}?size=1`, null],
  [file.replace('.jpg', '.pdf'), null],
  [file.replace('.jpg', '.svg'), null],
  [file.replace('soup', '../soup'), null],
  ['soup.jpg', null],
  ['', null],
  [null, null],
])('%s is %s', (address, expected) => expect(ownPicture(address, [site, 'http://localhost:4173'])).toBe(expected));
