import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@advisor/ui/language';
import { describe, expect, it } from 'vitest';
import { defaultPricingInputs, pricingLines, supportLevels } from '../pricing-calculator/engine';
import { es as pricing } from '../pricing-calculator/messages/es';
import { es as directory } from '../directory/messages/es';
import { sampleEvents } from '../industry-calendar/events';
import { es as calendar } from '../industry-calendar/messages/es';
import { categories } from '../industry-glossary/document';
import { es as glossary } from '../industry-glossary/messages/es';
import { terms } from '../industry-glossary/terms';
import { es as scorecard } from '../partner-scorecard/messages/es';
import { es as assessment } from '../security-assessment/messages/es';
import { es as risk } from '../risk-matrix/messages/es';
import { es as ui } from '@advisor/ui/language/es';
import { sayIn } from '../embed/elementWords';
import { directionOf } from './directionOf';
import { es as common } from './es';
import { listFormat, numberFormat } from './formats';

const source = join(import.meta.dirname, '..');

/** The words of each tool, and the texts among them that are composed: no source has them as they are. */
const tools: Record<string, { es: Catalog; composed: () => readonly string[] }> = {
  'pricing-calculator': {
    es: pricing,
    composed: () => {
      const all = { ...defaultPricingInputs, includeBackup: true, includeSecurity: true };
      const labels = supportLevels.flatMap((supportLevel) =>
        pricingLines({ ...all, supportLevel }).map(({ label }) => label),
      );
      const levels = supportLevels.map((level) => `${level.charAt(0).toUpperCase()}${level.slice(1)} support`);
      return [...labels, ...levels, 'name'];
    },
  },
  'risk-matrix': { es: risk, composed: () => [] },
  directory: { es: directory, composed: () => [] },
  'industry-calendar': {
    es: calendar,
    composed: () => [
      ...Object.keys(directory),
      ...sampleEvents.flatMap(({ title, location, organizer, description }) => [
        title,
        location,
        organizer,
        description,
      ]),
    ],
  },
  // The names of fields in errors about their length.
  'partner-scorecard': { es: scorecard, composed: () => ['company name', 'contact person'] },
  'security-assessment': { es: assessment, composed: () => [] },
  'industry-glossary': {
    es: glossary,
    composed: () => [
      ...Object.keys(directory),
      ...categories,
      ...terms.flatMap(({ term, definition, examples }) => [term, definition, ...examples]),
    ],
  },
};

const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const sourcesOf = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(source, folder) })
    .filter((file) => !/(?:\.(?:test|stories|guide)\.tsx?|(?:^|\/)(?:messages|stories)\/.*|(?:^|\/)es\.ts)$/.test(file))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');
/** As Prettier writes a text in the sources. */
const literalsOf = (text: string) => [`'${text.replaceAll("'", "\\'")}'`, `"${text}"`];

describe.each(Object.entries(tools))('the words of the tool %s', (folder, { es, composed }) => {
  it('are all in use', () => {
    const sources = sourcesOf(folder);
    const made = new Set(composed());
    const isUsed = (text: string) => made.has(text) || literalsOf(text).some((literal) => sources.includes(literal));
    expect(Object.keys(es).filter((text) => !isUsed(text))).toEqual([]);
    expect([...made].filter((text) => !(text in es))).toEqual([]);
  });

  it('are not among those that all tools have', () => {
    expect(Object.keys(es).filter((text) => text in common)).toEqual([]);
  });
});

describe('the words of the elements', () => {
  it('are those of the tools where both have them', () => {
    const translate = sayIn('es');
    const both = Object.keys(common).filter((text) => translate(text) !== text);
    expect(both.length).toBeGreaterThan(6);
    for (const text of both) expect([text, translate(text)]).toEqual([text, common[text as keyof typeof common]]);
  });
});

describe('the words that all tools have', () => {
  it('are all in use', () => {
    const sources = sourcesOf('.');
    const own = Object.keys(common).filter((text) => !(text in ui));
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((text) => !literalsOf(text).some((literal) => sources.includes(literal)))).toEqual([]);
  });
});

describe.each([...Object.entries(tools).map(([name, { es }]) => [name, es] as const), ['all', common] as const])(
  'the Spanish words: %s',
  (_name, es: Catalog) => {
    const forms = Object.entries(es).map(
      ([text, own]) => [text, typeof own === 'string' ? [own] : Object.values(own)] as const,
    );

    it('have the values of the English ones', () => {
      for (const [text, all] of forms)
        for (const own of all)
          expect(names(own), text).toEqual(names(text).filter((name) => all.length === 1 || own.includes(name)));
    });

    it('have the same kind of end, and the quotation marks of their language', () => {
      const endOf = (text: string) => /[.:?…]$/.exec(text)?.[0];
      for (const [text, all] of forms)
        for (const own of all) {
          expect(endOf(own), text).toBe(endOf(text));
          expect(own).not.toMatch(/["“”]|^\s|\s$| {2}/);
          if (own.endsWith('?')) expect(own).toMatch(/¿/);
        }
    });
  },
);

it('the formats of a language are its own, and its direction is that of all its regions', () => {
  expect([numberFormat('es')(1.5), listFormat('es')(['a', 'b']), numberFormat('en')(1.5)]).toEqual([
    '1,5',
    'a y b',
    '1.5',
  ]);
  expect(['en', 'en-GB', 'es-MX', 'ar', 'est'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', undefined, undefined]);
});
