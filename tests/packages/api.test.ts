import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { describe, expect, it } from 'vitest';
import { differences, readApi, releasedReport, reportFile } from './api.ts';
import { folders, manifestOf } from './manifests.ts';

const changesets = await readChangesets(join(import.meta.dirname, '../..'));

describe.each(folders)('the public names of @advisor/%s', (folder) => {
  const report = existsSync(reportFile(folder)) ? readFileSync(reportFile(folder), 'utf8') : '';

  it('are those of the report', () => {
    const built = readApi(folder);
    expect(differences(report, built), 'Look at what changed for users of the package, then `pnpm api`').toEqual([]);
    expect(report, '`pnpm api` writes it').toBe(built);
  });

  const released = releasedReport(folder);

  it.skipIf(released === undefined)('are those of the last release, or a changeset tells what changed', () => {
    const changed = differences(released!, report);
    const { name, version } = manifestOf(folder);
    const told = changesets
      .flatMap(({ releases }) => releases)
      .some((release) => release.name === name && (release.type === 'minor' || release.type === 'major'));
    expect(
      told ? [] : changed,
      `Changed since ${name}@${version} without a changeset of at least "minor": run \`pnpm changeset\``,
    ).toEqual([]);
  });
});

describe('the differences between two reports', () => {
  const before = `## @advisor/ui

\`\`\`ts
import type { ReactNode } from 'react';

export function Button(input: ButtonProps): JSX.Element;

export interface ButtonProps {
    children: ReactNode;
    busy?: boolean;
}

type Tone = 'accent' | 'critical';
\`\`\`
`;

  it('are none between equal ones, whatever they import', () => {
    expect(differences(before, before.replace('{ ReactNode }', '{ ReactNode, Ref }'))).toEqual([]);
  });

  it('name a changed prop, also of a type that is no name itself', () => {
    expect(differences(before, before.replace('busy?: boolean', 'waiting?: boolean'))).toEqual([
      'ButtonProps of @advisor/ui: changed',
    ]);
    expect(differences(before, before.replace(" | 'critical'", ''))).toEqual(['Tone of @advisor/ui: changed']);
  });

  it('name what is new and what is gone', () => {
    expect(differences(before, before.replace('function Button', 'function Press'))).toEqual([
      'Button of @advisor/ui: gone',
      'Press of @advisor/ui: new',
    ]);
    expect(differences(before, before.replace('export interface ButtonProps', 'interface ButtonProps'))).toEqual([
      'ButtonProps of @advisor/ui: changed',
    ]);
  });

  it('tell the same name of two entries apart', () => {
    const both = before + before.replace('## @advisor/ui', '## @advisor/ui/forms');
    expect(differences(before, both)).toContain('Button of @advisor/ui/forms: new');
    expect(differences(before, both)).not.toContain('Button of @advisor/ui: changed');
  });
});
