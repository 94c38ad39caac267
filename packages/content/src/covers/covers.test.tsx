import { renderToStaticMarkup } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BarsCover, CirclesCover, DotsCover, MatrixCover, NetworkCover, RotationCover, SeatsCover, YearCover } from '.';

const many = Array.from({ length: 200 }, (_, index) => index + 1);
const cases = {
  seats: (count: number) => <SeatsCover boards={many.slice(0, count).map(() => ({ role: 'Member' }))} />,
  bars: (count: number) => <BarsCover values={many.slice(0, count)} name="Minutes" />,
  'bars without length': (count: number) => <BarsCover values={many.slice(0, count).map(() => 0)} name="Minutes" />,
  circles: (count: number) => <CirclesCover values={many.slice(0, count)} name="People" />,
  dots: (count: number) => <DotsCover count={count} name="people" />,
  year: (count: number) => <YearCover days={many.slice(0, count).map(() => '2027-12-31')} name="events" />,
  network: (count: number) => (
    <NetworkCover terms={many.slice(0, count).map((each) => ({ term: `Term ${each}`, relatedTerms: ['Term 1'] }))} />
  ),
  rotation: (count: number) => (
    <RotationCover crops={many.slice(0, Math.min(count, 8)).map((each) => `Crop ${each}`)} />
  ),
  matrix: (count: number) => (
    <MatrixCover risks={many.slice(0, Math.min(count, 9)).map(() => ({ probability: 4, impact: 4 }))} />
  ),
};

describe.each(Object.entries(cases))('the cover with %s', (_name, draw) => {
  it.each([0, 1, 2, 200])('of %d entries has figures alone, and a name', (count) => {
    const html = renderToStaticMarkup(draw(count));
    expect(html).not.toMatch(/NaN|Infinity|undefined|-\d+(?:\.\d+)?"[^>]*(?:height|width)=/);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html)!;
    expect(Number(width)).toBe(240);
    expect(Number(height)).toBeGreaterThan(0);
    expect(html).toMatch(/role="img" aria-label="[^"]{5,}"/);
  });
});

it('seats that have ended are open, and are counted', () => {
  const html = renderToStaticMarkup(<SeatsCover boards={[{ role: 'Chair' }, { role: 'Previous member' }]} />);
  expect(html).toContain('aria-label="2 seats: 1 held, 1 ended"');
  expect([...html.matchAll(/ d="M/g)]).toHaveLength(2);
});

it('the areas of circles are to scale', () => {
  const radii = [
    ...renderToStaticMarkup(<CirclesCover values={[100, 400]} name="People" />).matchAll(/ r="([\d.]+)"/g),
  ];
  const [large, small] = radii.map(([, radius]) => Number(radius));
  expect(large! / small!).toBeCloseTo(2, 1);
});

it('bars are to scale, and the longest is as wide as the cover', () => {
  const html = renderToStaticMarkup(<BarsCover values={[15, 60, 30]} name="Minutes" />);
  expect([...html.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([60, 240, 120]);
  expect(html).toContain('Minutes: 15; 60; 30');
});

it('each crop is on each field once, and once in each year', () => {
  const crops = ['Corn', 'Beans', 'Wheat', 'Alfalfa'];
  const html = renderToStaticMarkup(<RotationCover crops={crops} />);
  expect([...html.matchAll(/<rect/g)]).toHaveLength(crops.length ** 2);
  expect(html).toContain('Corn, Beans, Wheat, Alfalfa');
});

it('related terms that are not in the list, and pairs told twice, are drawn once or not', () => {
  const terms = [
    { term: 'A', relatedTerms: ['B', 'Missing', 'A'] },
    { term: 'B', relatedTerms: ['A'] },
  ];
  expect(renderToStaticMarkup(<NetworkCover terms={terms} />)).toContain('2 terms and 1 relation between them');
});

it('a leap day and the last day of a year are on the band', () => {
  const html = renderToStaticMarkup(<YearCover days={['2028-02-29', '2027-01-01', '2027-12-31']} name="events" />);
  const places = [...html.matchAll(/M([\d.]+) 0v120/g)].slice(-3).map(([, place]) => Number(place));
  for (const place of places) expect(place).toBeLessThanOrEqual(239);
  expect(places[1]).toBe(1);
});

it('a cover is at most 4 KB', () => {
  for (const drawing of [cases.seats(18), cases.dots(325), cases.network(24), cases.rotation(4), cases.matrix(7)])
    expect(brotliCompressSync(renderToStaticMarkup(drawing)).length).toBeLessThan(4000);
});
