import { sampleOf } from '../../support/sampleOf.ts';
import { expect, test } from '../fixtures.ts';
import { open } from './inUse.ts';
import { collisionsOf, sheetsOf } from './paper.ts';
import { toolsInUse } from './tools-in-use.ts';

/** The most sheets of each printed result, and what they have besides the figures. */
const sheetsOfTools: Record<string, { most: number; has: string[] }> = {
  '/msp-pricing-calculator': {
    most: 1,
    has: ['MSP pricing calculator', 'Monthly total: $2,850.00', '20 workstations, and 6 servers.', 'Support levels'],
  },
  '/security-assessment-tool': {
    most: 1,
    has: ['Security assessment', 'Overall score: 0 % (Critical Risk)', 'Backups by hand, or none', 'Next three fixes'],
  },
  '/channel-partner-scorecard': {
    most: 2,
    has: ['Channel partner scorecard', 'Sample Partner: 20 of 85 points (Poor Fit)', 'Industry: Technology', 'Next: '],
  },
  '/risk-matrix-template': { most: 2, has: ['Risk matrix', 'Warehouse: 8 risks', 'The new system.', 'Risk Register'] },
};

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

// TOOL-26
for (const [path, { most, has }] of sampleOf(Object.entries(sheetsOfTools)))
  test(`${path} prints its result, and nothing else, on at most ${most === 1 ? 'one sheet' : 'two sheets'}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-03-05T12:00:00');
    await open(page, path);
    await toolsInUse[path]!.work(page);
    for (const format of ['Letter', 'A4']) {
      const sheets = await sheetsOf(await page.pdf({ format }));
      expect(sheets.length, format).toBeLessThanOrEqual(most);
      expect(sheets.flatMap(collisionsOf), format).toEqual([]);
      const printed = withoutSpaces(sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
      for (const text of ['Miriam Brubaker', 'March 5, 2031', 'hello@miriambrubaker.example', ...has])
        expect(printed, format).toContain(withoutSpaces(text));
      for (const text of ['Free tool', 'Start fresh', 'Schedule a Consultation', '(/'])
        expect(printed.toLowerCase(), format).not.toContain(withoutSpaces(text.toLowerCase()));
    }
  });
