import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePictures, type Mode, type Picture } from './pictures.ts';
import { writeReport } from './report.ts';
import { review, type ReviewedPicture } from './review.ts';

let folder: string;
let reviewed: ReviewedPicture[];

function dot(grey: number): Buffer {
  const png = new PNG({ width: 1, height: 1 });
  png.data.set([grey, grey, grey, 255]);
  return PNG.sync.write(png);
}

function shoot(side: string, greys: Record<string, number>, mode: Mode = 'light', failure?: string) {
  const path = join(folder, side);
  mkdirSync(path);
  const pictures = Object.keys(greys).map((story): Picture => ({
    file: `${story}.${mode}.png`,
    story,
    title: 'Cards/Card',
    name: story,
    mode,
    failure,
  }));
  for (const { file, story } of pictures) writeFileSync(join(path, file), dot(greys[story]!));
  writePictures(path, pictures);
}

const report = () => join(folder, 'report');
const page = () => parse(readFileSync(join(report(), 'index.html'), 'utf8'));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-review-'));
  shoot('before', { same: 1, other: 1, gone: 1 });
  shoot('after', { same: 1, '"new" & <b>': 1, other: 9 }, 'light', 'expected <b> to be visible');
  reviewed = review(join(folder, 'before'), join(folder, 'after'), report());
  writeReport(report(), reviewed, 'abcdef0123456789');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the review of two folders', () => {
  it('says of each picture what became of it, the changed first', () => {
    expect(reviewed.map(({ story, state, pixels }) => [story, state, pixels])).toEqual([
      ['other', 'changed', 1],
      ['"new" & <b>', 'added', undefined],
      ['gone', 'removed', undefined],
      ['same', 'unchanged', undefined],
    ]);
  });

  it('leaves nothing of an earlier report', () => {
    const stray = join(folder, 'again');
    mkdirSync(stray);
    writeFileSync(join(stray, 'stray.png'), '');
    review(join(folder, 'before'), join(folder, 'after'), stray);
    expect(readdirSync(stray).toSorted()).toEqual(['after', 'before', 'difference']);
  });
});

describe('the report', () => {
  it('refers to nothing but what is in its folder', () => {
    const addresses = page()
      .querySelectorAll('[src], [href]')
      .flatMap((element) => [element.getAttribute('src'), element.getAttribute('href')])
      .filter((address) => address !== undefined && address !== 'data:,');
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) expect(existsSync(join(report(), address!)), address).toBe(true);
  });

  it.each([
    ['changed', ['before', 'after', 'difference']],
    ['added', ['after']],
    ['removed', ['before']],
    ['unchanged', ['after']],
  ])('shows of a picture that is %s: %j', (state, sides) => {
    const images = page().querySelectorAll(`article[data-state=${state}] img`);
    expect(images.map((image) => image.getAttribute('src')!.split('/')[0])).toEqual(sides);
    for (const image of images) expect(image.attributes).toMatchObject({ width: '1', height: '1' });
    for (const image of images) expect(image.getAttribute('alt')).toMatch(/^Cards\/Card, .+, light: \w+$/);
  });

  it('counts each state, and begins with what changed', () => {
    const choices = page().querySelectorAll('input[name=state]');
    const labels = choices.map((input) => input.closest('label')!.text.trim());
    expect(labels).toEqual(['Changed 1', 'Added 1', 'Removed 1', 'All 4']);
    expect(choices.map((input) => input.hasAttribute('checked'))).toEqual([true, false, false, false]);
  });

  it('begins with all when nothing changed', () => {
    const same = join(folder, 'same');
    writeReport(same, review(join(folder, 'before'), join(folder, 'before'), same), 'abcdef0');
    const html = parse(readFileSync(join(same, 'index.html'), 'utf8'));
    expect(html.querySelector('input[name=state][checked]')!.getAttribute('value')).toBe('all');
  });

  it('says what a play function failed with, and takes names and messages for words', () => {
    const added = page().querySelector('article[data-state=added]')!;
    expect(added.querySelector('h2')!.text).toBe('Cards/Card "new" & <b>');
    expect(added.querySelector('.failure')!.text).toBe('The play function failed: expected <b> to be visible');
    expect(page().querySelector('article[data-state=removed] .failure')).toBeNull();
    expect(page().querySelectorAll('b').length).toBe(4);
  });
});
