import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf, folders } from './manifests.ts';

const site = join(import.meta.dirname, '../../apps/site');
const entries = folders.flatMap(entriesOf);

/** The names that each module exports in plain Node, imported from the site without a bundler or CSS loader; or why it failed. */
const imported = JSON.parse(
  execFileSync(
    'node',
    [
      '--input-type=module',
      '--eval',
      `const names = {};
      for (const specifier of ${JSON.stringify(entries.map(({ specifier }) => specifier))})
        names[specifier] = await import(specifier).then(Object.keys, String);
      console.log(JSON.stringify(names));`,
    ],
    { cwd: site, encoding: 'utf8' },
  ),
) as Record<string, string[] | string>;

describe('the exports maps', () => {
  it.each(entries)('$specifier resolves in plain Node, with the types of its own module', (entry) => {
    const { specifier, source, module, types } = entry;
    expect(types).toBe(module.replace(/\.js$/, '.d.ts'));
    expect(existsSync(types)).toBe(true);
    expect(existsSync(source)).toBe(true);
    expect(source.replace('/src/', '/dist/').replace(/tsx?$/, 'js')).toBe(module);
    const names = imported[specifier];
    expect(names).toBeInstanceOf(Array);
    // The embed script is imported for its side effects only, and its other entries for types.
    if (!specifier.includes('/embed')) expect(names!.length).toBeGreaterThan(0);
  });

  it('have no wildcards', () => {
    expect(entries.filter(({ specifier }) => specifier.includes('*'))).toEqual([]);
  });

  it('offer the primitives by name', () => {
    expect(imported['@advisor/ui']).toEqual(
      expect.arrayContaining([
        'Button',
        'ButtonLink',
        'IconButton',
        'Card',
        'Badge',
        'Container',
        'Stack',
        'Grid',
        'Section',
        'Heading',
        'Text',
        'Alert',
        'Spinner',
        'Skeleton',
        'EmptyState',
        'Dialog',
        'ConfirmDialog',
        'Tabs',
        'SkipLink',
        'NavBar',
        'Footer',
        'LinkProvider',
        'notify',
      ]),
    );
    expect(imported['@advisor/ui/forms']).toEqual(
      expect.arrayContaining([
        'Form',
        'TextField',
        'TextAreaField',
        'NumberField',
        'SelectField',
        'CheckboxField',
        'CheckboxGroupField',
        'RadioGroupField',
      ]),
    );
    expect(imported['@advisor/ui/fields']).toEqual(
      expect.arrayContaining([
        'TextInput',
        'NumberInput',
        'SelectInput',
        'CheckboxInput',
        'CheckboxGroupInput',
        'RadioGroupInput',
        'ErrorSummary',
      ]),
    );
    expect(imported['@advisor/ui/sections']).toEqual(
      expect.arrayContaining(['Hero', 'CardGrid', 'CallToAction', 'FeatureList', 'StatStrip', 'ProcessSteps']),
    );
  });
});
