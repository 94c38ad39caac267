import { renderToStaticMarkup } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  BarsCover,
  CirclesCover,
  DocumentCover,
  type DocumentCoverProps,
  DotsCover,
  MatrixCover,
  NetworkCover,
  RotationCover,
  SeatsCover,
  YearCover,
} from '.';

const many = Array.from({ length: 200 }, (_, index) => index + 1);
const cases = {
  seats: (count: number) => <SeatsCover boards={many.slice(0, count).map(() => ({ role: 'Member' }))} />,
  bars: (count: number) => <BarsCover values={many.slice(0, count)} name="Minutes" />,
  circles: (count: number) => <CirclesCover values={many.slice(0, count)} name="People" />,
  document: (count: number) => <DocumentCover pages={count} name="Guide" />,
  layers: (count: number) => <DocumentCover pages={count} name="Guide" outline={{ parts: many.slice(0, count) }} />,
  'bars of a document': (count: number) => (
    <DocumentCover
      pages={count}
      name="Paper"
      outline={{ parts: many.slice(0, count), bars: many.slice(0, count).map((each) => [0, each / 2]) }}
    />
  ),
  'shades of a document': (count: number) => (
    <DocumentCover
      pages={count}
      name="Paper"
      outline={{ parts: many.slice(0, count).map(() => 0), shades: many.slice(0, count).map((each) => [each / 2, 0]) }}
    />
  ),
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

it('former seats are outlines, and are counted', () => {
  const html = renderToStaticMarkup(<SeatsCover boards={[{ role: 'Chair' }, { role: 'Previous member' }]} />);
  expect(html).toContain('aria-label="2 seats: 1 held, 1 ended"');
  expect([...html.matchAll(/<path/g)]).toHaveLength(2);
});

it('the areas of circles are to scale', () => {
  const radii = [
    ...renderToStaticMarkup(<CirclesCover values={[100, 400]} name="People" />).matchAll(/ r="([\d.]+)"/g),
  ];
  const [large, small] = radii.map(([, radius]) => Number(radius));
  expect(large! / small!).toBeCloseTo(2, 1);
});

it('bars are to scale, and the longest spans the cover', () => {
  const html = renderToStaticMarkup(<BarsCover values={[15, 60, 30]} name="Minutes" />);
  expect([...html.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([60, 240, 120]);
  expect(html).toContain('Minutes: 15; 60; 30');
});

it('the spine of a document is proportional to its pages, and a cell stands for four of them', () => {
  const draw = (pages: number) => renderToStaticMarkup(<DocumentCover pages={pages} name="Guide" />);
  const spine = (pages: number) => Number(/d="M1 1h(\d+)v298h-/.exec(draw(pages))![1]);
  expect([spine(18), spine(50), spine(75), spine(1), spine(900)]).toEqual([9, 25, 38, 4, 48]);
  const filled = /<path d="([^"]+)"/.exec(draw(18))![1]!;
  expect(filled.match(/M/g)).toHaveLength(5);
  expect(draw(75)).toContain('aria-label="Guide, 75 pages"');
});

describe('PAGE-48 the cover of a document', () => {
  const draw = (outline: DocumentCoverProps['outline']) =>
    renderToStaticMarkup(<DocumentCover pages={20} name="Paper" outline={outline} />);
  const boxes = (html: string) =>
    [...html.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h/g)].map((match) => match.slice(1).map(Number));

  it('draws sections as layers in proportion', () => {
    const html = draw({ parts: [10, 30, 60] });
    const layers = boxes(html).filter(([x]) => x === 28);
    const heights = layers.map(([, , , height]) => height!).toSorted((one, other) => one - other);
    expect(heights[1]! / heights[0]!).toBeCloseTo(3, 0);
    expect(heights[2]! / heights[0]!).toBeCloseTo(6, 0);
    expect(html).toContain('aria-label="Paper, 20 pages, 3 parts"');
  });

  it('draws figures as bars to scale, above a band of sections', () => {
    const html = draw({
      parts: [50, 50],
      bars: [
        [100, 50],
        [40, 0],
      ],
    });
    const [, ...all] = boxes(html);
    const widths = all.map(([, , width]) => width!);
    expect(widths.slice(0, 4)).toEqual([198, 79.2, 99, 2]);
    expect(widths[4]).toBe(widths[5]);
    expect(html).toContain('aria-label="Paper, 20 pages, 2 parts, a table of 2 rows"');
  });

  it('draws texts as cells in three shades, without the empty ones', () => {
    const html = draw({ parts: [1], shades: [[20, 80, 100, 0]] });
    expect(boxes(html)).toHaveLength(1 + 3 + 1);
    expect(new Set([...html.matchAll(/<path(?: class="([^"]*)")?/g)].map(([, name]) => name)).size).toBe(5);
  });

  it('stays inside the cover, and small', () => {
    const html = draw({ parts: many, bars: many.map((each) => many.slice(0, 6).map(() => each / 2)) });
    for (const [x, y, width, height] of boxes(html)) {
      expect(x! + width!).toBeLessThanOrEqual(240);
      expect(y! + height!).toBeLessThanOrEqual(300);
    }
    const usual = draw({ parts: [20, 25, 15, 20, 20], bars: many.slice(0, 6).map((each) => [each, 50, 100]) });
    expect(brotliCompressSync(usual).length).toBeLessThan(700);
  });
});

it('each crop is on each field once, and once in each year', () => {
  const crops = ['Corn', 'Beans', 'Wheat', 'Alfalfa'];
  const html = renderToStaticMarkup(<RotationCover crops={crops} />);
  expect([...html.matchAll(/<rect/g)]).toHaveLength(crops.length ** 2);
  expect(html).toContain('Corn, Beans, Wheat, Alfalfa');
});

it('unknown related terms are ignored, and duplicate pairs drawn once', () => {
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
