import { expect, it } from 'vitest';
import { ownPicture } from './ownPicture';

const file = '/storage/v1/object/public/public-files/soup.jpg';
const site = 'https://www.example.com';

it.each([
  [site + file, file],
  [`http://localhost:4173${file}`, file],
  [`https://elsewhere.example${file}`, null],
  [`https://www.example.com.elsewhere.example${file}`, null],
  [`https://www.example.com@elsewhere.example${file}`, null],
  [`${site}${file}?size=1`, null],
  [`${site}/storage/v1/object/public/public-files/../../../../auth/v1/user`, null],
  [`${site}/storage/v1/object/public/public-files/a/b.jpg`, null],
  [`${site}/soup.jpg`, null],
  ['javascript:alert(1)', null],
  [file, null],
  ['', null],
  [null, null],
])('%s is %s', (address, path) => expect(ownPicture(address, [site, 'http://localhost:4173'])).toBe(path));
