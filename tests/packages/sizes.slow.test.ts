import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entriesOf, folders, manifestOf, pathIn, stylesheetsOf } from './manifests.ts';
import { measure, passedLimits, sizeLimits } from './sizes.ts';

const entries = folders.flatMap(entriesOf).map(({ specifier }) => specifier);
const stylesheets = folders.flatMap((folder) => Object.keys(stylesheetsOf(folder)));
const sizes = new Map<string, Awaited<ReturnType<typeof measure>>>();
for (const wanted of Object.keys(sizeLimits)) sizes.set(wanted, await measure(wanted));

describe('the sizes of the packages', () => {
  it('have a limit for every entry and stylesheet', () => {
    const limited = Object.keys(sizeLimits).filter((wanted) => !wanted.includes(' from '));
    expect(limited.toSorted()).toEqual([...entries, ...stylesheets].toSorted());
  });

  it.each(Object.entries(sizeLimits))('%s keeps to its limit', (wanted, limit) => {
    const size = sizes.get(wanted)!;
    expect(passedLimits(size, limit)).toEqual([]);
    // A size of zero means that the entry was not measured.
    if (limit.size > 0.1) expect(size.size + size.onDemand).toBeGreaterThan(0.1);
  });
});

describe('an import', () => {
  it('of one component brings that one and what it is made of', () => {
    expect(sizes.get('Button from @advisor/ui')!.brings).toEqual([
      '@vanilla-extract/recipes',
      'ui/actions/Button',
      'ui/feedback/Spinner',
      'ui/language',
    ]);
    expect(sizes.get('TextInput from @advisor/ui/fields')!.brings).toEqual([
      'lucide',
      'ui/fields/Field',
      'ui/fields/TextInput',
      'ui/language',
      'ui/layout/VisuallyHidden',
      'ui/media/Icon',
      'ui/text',
    ]);
  });

  it('of fields brings no form, and of an entry without forms neither Formik nor yup', () => {
    for (const wanted of ['@advisor/ui', '@advisor/ui/fields', '@advisor/ui/sections'])
      expect(sizes.get(wanted)!.brings.filter((owner) => /formik|yup|^ui\/forms/.test(owner))).toEqual([]);
  });

  it.each(entries.filter((specifier) => /^@advisor\/tools\/[a-z]+-[a-z]+/.test(specifier)))(
    'of %s brings no other tool, and no style engine before there is something to draw',
    (specifier) => {
      const tool = specifier.split('/')[2];
      const others = entries
        .filter((entry) => entry.startsWith('@advisor/tools/'))
        .map((entry) => `tools/${entry.split('/')[2]}`)
        .filter((folder) => folder !== `tools/${tool}`);
      const { brings } = sizes.get(specifier)!;
      expect(brings).toContain(`tools/${tool}`);
      expect(brings.filter((owner) => owner === 'styled-components' || others.includes(owner))).toEqual([]);
    },
  );
});

describe('the embed script', () => {
  it('asks for nothing but its own parts', () => {
    const script = readFileSync(pathIn('tools', `dist/cdn/${manifestOf('tools').version}/embed.js`), 'utf8');
    const asked = [...script.matchAll(/(?:import\(|from|import)["'`]((?:\.{0,2}\/|https?:)[^"'`]+)["'`]/g)].map(
      ([, path]) => path,
    );
    expect(asked.length).toBeGreaterThan(6);
    expect(asked.filter((path) => !path!.startsWith('./parts/'))).toEqual([]);
    expect(script).not.toMatch(/url\((?!["']?(?:data:|#))/);
  });
});
