import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf, folders } from './manifests.ts';

const site = join(import.meta.dirname, '../../apps/site');
const entries = folders.flatMap(entriesOf);

/** The exports of a module in plain Node, imported from the site without a bundler or CSS loader. */
function exportsInNode(specifier: string): string[] {
  const script = `import('${specifier}').then((module) => console.log(JSON.stringify(Object.keys(module))))`;
  return JSON.parse(execFileSync('node', ['-e', script], { cwd: site, encoding: 'utf8' }));
}

describe('the exports maps', () => {
  it.each(entries)('$specifier resolves in plain Node, with the types of its own module', (entry) => {
    const { specifier, module, types } = entry;
    expect(types).toBe(module.replace(/\.js$/, '.d.ts'));
    expect(existsSync(types)).toBe(true);
    const names = exportsInNode(specifier);
    // The global styles and the embed script are imported for their side effects only.
    if (!specifier.endsWith('/embed')) expect(names.length > 0).toBe(!specifier.endsWith('/global'));
  });

  it('have no wildcards', () => {
    expect(entries.filter(({ specifier }) => specifier.includes('*'))).toEqual([]);
  });

  it('offer the primitives by name', () => {
    expect(exportsInNode('@advisor/ui')).toEqual(
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
    expect(exportsInNode('@advisor/ui/forms')).toEqual(
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
    expect(exportsInNode('@advisor/ui/fields')).toEqual(
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
    expect(exportsInNode('@advisor/ui/sections')).toEqual(
      expect.arrayContaining(['Hero', 'CardGrid', 'CallToAction', 'FeatureList', 'StatStrip', 'ProcessSteps']),
    );
  });
});
