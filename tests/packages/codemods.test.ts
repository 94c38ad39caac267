import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'advisor-codemod-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a codemod as its readers do. Answers what it says. */
async function run(codemod: string): Promise<string> {
  const transform = join(import.meta.dirname, `../../packages/ui/codemods/${codemod}`);
  const jscodeshift = fileURLToPath(import.meta.resolve('jscodeshift/bin/jscodeshift.js'));
  const settings = ['--run-in-band', '--parser=tsx', '--extensions=tsx', '-t', transform];
  return (await promisify(execFile)(process.execPath, [jscodeshift, ...settings, folder])).stdout;
}

const page = (imports: string, parts: string) => `${imports}

export const page = (
  <>
${parts}
  </>
);
`;

describe('the codemod of tone', () => {
  const pages: Record<string, { imports: string; parts: readonly (readonly [before: string, after?: string])[] }> = {
    components: {
      imports:
        "import { Alert, Badge, Button, ButtonLink, ConfirmDialog, IconButton, Section, Text as Words } from '@advisor/ui';",
      parts: [
        ['<Alert tone="neutral" title="Kept" />', '<Alert tone="info" title="Kept" />'],
        ['<Alert tone="low" title="Sent" />', '<Alert tone="success" title="Sent" />'],
        ['<Alert tone="medium" title="Old" />', '<Alert tone="warning" title="Old" />'],
        ['<Alert tone="high" title="Old" />', '<Alert tone="warning" title="Old" />'],
        ['<Alert live tone="critical" title="Lost" />', '<Alert live tone="danger" title="Lost" />'],
        ['<Alert title="As it is" />'],
        ['<Badge tone="muted">Over</Badge>', '<Badge tone="neutral">Over</Badge>'],
        ['<Badge tone="accent">New</Badge>', '<Badge tone="info">New</Badge>'],
        ['<Badge tone="high">High</Badge>', '<Badge level="high">High</Badge>'],
        ['<Button tone="critical">Delete</Button>', '<Button tone="danger">Delete</Button>'],
        [
          '<ButtonLink tone="accent" href="#">Open</ButtonLink>',
          '<ButtonLink tone="neutral" href="#">Open</ButtonLink>',
        ],
        ['<IconButton tone={\'critical\'} label="Delete" />', '<IconButton tone={"danger"} label="Delete" />'],
        [
          '<ConfirmDialog tone={owner ? "critical" : undefined} open />',
          '<ConfirmDialog tone={owner ? "danger" : undefined} open />',
        ],
        ['<Section tone="paper">One</Section>', '<Section background="background">One</Section>'],
        ['<Section wide tone="sunken">Two</Section>', '<Section wide background="sunken">Two</Section>'],
        ['<Words tone="ink">Now</Words>', '<Words color="text">Now</Words>'],
        [
          '<Words size="s" tone={quiet ? "soft" : "marker"}>Then</Words>',
          '<Words size="s" color={quiet ? "textSoft" : "marker"}>Then</Words>',
        ],
      ],
    },
    sections: {
      imports:
        "import { FeatureList } from '@advisor/ui/sections';\nimport { PointCards } from '@advisor/content/sections';",
      parts: [
        ['<FeatureList {...words} tone="sunken" />', '<FeatureList {...words} background="sunken" />'],
        ['<PointCards tone="paper" />', '<PointCards background="background" />'],
      ],
    },
    others: {
      imports: "import { Alert } from 'elsewhere';\nimport { Badge } from './Badge';",
      parts: [['<Alert tone="critical" />'], ['<Badge tone="muted" />'], ['<b tone="low" />']],
    },
    byHand: {
      imports: "import { Alert, Badge } from '@advisor/ui';",
      parts: [['<Alert tone={toneOf(result)} />'], ["<Badge tone={over ? 'muted' : 'low'} />"]],
    },
  };

  let report: string;
  beforeAll(async () => {
    for (const [name, { imports, parts }] of Object.entries(pages)) {
      writeFileSync(join(folder, `${name}.tsx`), page(imports, parts.map(([before]) => before).join('\n')));
    }
    report = await run('tone.cjs');
  });

  it.each(Object.keys(pages))('changes what it has to, and nothing else: %s', (name) => {
    const { imports, parts } = pages[name]!;
    expect(readFileSync(join(folder, `${name}.tsx`), 'utf8')).toBe(
      page(imports, parts.map(([before, after]) => after ?? before).join('\n')),
    );
  });

  it('lists what has to be changed by hand, with its line', () => {
    expect(report.match(/\w+\.tsx:\d+ .*/g)).toEqual([
      'byHand.tsx:5 `tone` of <Alert> has to be changed by hand.',
      'byHand.tsx:6 `tone` of <Badge> has to be changed by hand.',
    ]);
  });
});
