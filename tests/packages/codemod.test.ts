import { createRequire } from 'node:module';
import { parser, recast } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';

interface Transform {
  (
    file: { path: string; source: string },
    api: { jscodeshift: unknown; report: (message: string) => void },
  ): string | undefined;
  parser: string;
}

const transform = createRequire(import.meta.url)('../../packages/ui/codemods/one-vocabulary.cjs') as Transform;

/** What jscodeshift gives its transforms, as far as this one uses it: recast's tree of a file. */
const jscodeshift = (source: string) => {
  const parse = (text: string) =>
    parser.parse(text, { sourceType: 'module', plugins: ['jsx', 'typescript'], tokens: true });
  const node = recast.parse(source, { parser: { parse } }) as object;
  return { get: () => ({ node }) };
};

function run(source: string) {
  const reports: string[] = [];
  const after = transform({ path: 'App.tsx', source }, { jscodeshift, report: (message) => reports.push(message) });
  return { after: after ?? source, changed: after !== undefined, reports };
}

/** Elements inside a module that imports everything from the packages. */
const page = (
  elements: string,
) => `import { Alert, Badge, Button, ConfirmDialog, EmptyState, Section, Text } from '@advisor/ui';
import { Meter } from '@advisor/ui/charts';
import { StatStrip } from '@advisor/ui/sections';

export const page = (
  <>
    ${elements}
  </>
);
`;

describe('the codemod of one vocabulary', () => {
  it('is read as TypeScript with JSX', () => expect(transform.parser).toBe('tsx'));

  it.each([
    ['<Badge tone="low">Mailed</Badge>', '<Badge tone="success">Mailed</Badge>'],
    ['<Badge tone={"accent"}>New</Badge>', '<Badge tone={"info"}>New</Badge>'],
    ['<Badge tone="muted">Previous chair</Badge>', '<Badge muted>Previous chair</Badge>'],
    ['<Badge tone="high">High</Badge>', '<Badge level="high">High</Badge>'],
    ['<Alert live tone="critical" title="Not sent" />', '<Alert live tone="danger" title="Not sent" />'],
    [
      "<Alert tone={left === 0 ? 'high' : 'low'} title=\"Codes\" />",
      "<Alert tone={left === 0 ? 'warning' : 'success'} title=\"Codes\" />",
    ],
    ['<Meter value={1} tone="accent" />', '<Meter value={1} tone="info" />'],
    [
      "<Meter value={1} bands={[{ from: 0, tone: 'low' }]} />",
      "<Meter value={1} bands={[{ from: 0, level: 'low' }]} />",
    ],
    ['<Text tone="ink" size="s">Words</Text>', '<Text color="text" size="s">Words</Text>'],
    ['<Text tone={past ? "soft" : undefined}>Words</Text>', '<Text color={past ? "soft" : undefined}>Words</Text>'],
    ['<Section tone="paper" heading="Work" />', '<Section surface="background" heading="Work" />'],
    ['<StatStrip tone="sunken" items={items} />', '<StatStrip surface="sunken" items={items} />'],
    ['<Button tone="critical">Delete</Button>', '<Button destructive>Delete</Button>'],
    ['<Button tone="accent" size="small">Save</Button>', '<Button size="small">Save</Button>'],
    [
      "<Button tone={isOwner ? 'critical' : undefined}>Go</Button>",
      '<Button destructive={Boolean(isOwner)}>Go</Button>',
    ],
    ["<Button tone={count === 0 ? 'critical' : 'accent'}>Go</Button>", '<Button destructive={count === 0}>Go</Button>'],
    ["<Button tone={isOwn ? 'accent' : 'critical'}>Go</Button>", '<Button destructive={!isOwn}>Go</Button>'],
    ['<Meter value={1} bands={[{ from: 0, tone }]} />', '<Meter value={1} bands={[{ from: 0, level: tone }]} />'],
    ['<EmptyState title="No recipes yet" />', '<EmptyState heading="No recipes yet" />'],
    [
      '<ConfirmDialog question="Delete it?" tone="critical" open />',
      '<ConfirmDialog title="Delete it?" destructive open />',
    ],
  ])('%s', (before, after) => {
    const once = run(page(before));
    expect(once.after).toBe(page(after));
    expect(once.reports).toEqual([]);
    // What is renamed already stays.
    expect(run(once.after)).toMatchObject({ changed: false, reports: [] });
  });

  it('follows aliases and imports of a whole module', () => {
    const { after } = run(`import { Badge as Label } from '@advisor/ui';
import * as UI from '@advisor/ui';

export const both = [<Label tone="low">Sent</Label>, <UI.Text tone="ink">Words</UI.Text>];
`);
    expect(after).toContain('<Label tone="success">Sent</Label>');
    expect(after).toContain('<UI.Text color="text">Words</UI.Text>');
  });

  it('renames the lists of values where they are imported', () => {
    const once = run(`import { alertTones, sectionTones as bands } from '@advisor/ui';

export const all = [...alertTones, ...bands];
`);
    expect(once.after).toContain("import { tones as alertTones, sectionSurfaces as bands } from '@advisor/ui';");
    expect(run(once.after).changed).toBe(false);
    expect(run("import { buttonTones } from '@advisor/ui';\n").reports).toEqual([
      'line 1: buttonTones is gone: the prop is `destructive`, which is true or false',
    ]);
  });

  it.each([
    ['tabs', '\t', '\n'],
    ['lines of Windows', '  ', '\r\n'],
  ])('keeps every other character: %s', (_, indent, end) => {
    const write = (tone: string) =>
      [
        "import { Alert } from '@advisor/ui';",
        '',
        'export function Failed({ reason }) {',
        `${indent}if (!reason) return null;`,
        `${indent}return (`,
        `${indent}${indent}<Alert`,
        `${indent}${indent}${indent}title={\`Not sent:${indent}`,
        `${indent}tried again\`} tone="${tone}"`,
        `${indent}${indent}>`,
        `${indent}${indent}${indent}{reason} Your text is kept, \u{1f44d} and {`,
        `${indent}${indent}${indent}${indent}reason`,
        `${indent}${indent}${indent}} <Alert title="x" tone="${tone}" />`,
        `${indent}${indent}</Alert>`,
        `${indent});`,
        '}',
        '',
      ].join(end);
    expect(run(write('critical')).after).toBe(write('danger'));
  });

  it('leaves components of others alone, and of this package whatever has another name', () => {
    const source = `import { Badge } from 'another-library';
import { Card } from '@advisor/ui';
import { Text } from './Text';

export const page = (
  <Card heading="Work" title="low">
    <Badge tone="low" /> <Text tone="ink" /> <div title="low" />
  </Card>
);
`;
    expect(run(source)).toEqual({ after: source, changed: false, reports: [] });
  });

  it.each([
    ['<Badge {...badge}>Sent</Badge>', /^line 7: <Badge> takes spread props/],
    ['<Badge tone={tones[state]}>Sent</Badge>', /^line 7: the values of `tone` of <Badge> .* come from elsewhere/],
    ["<Badge tone={open ? 'neutral' : 'muted'}>Open</Badge>", /^line 7: 'muted' of <Badge> is the prop `muted`/],
    ['<Button tone={tone}>Delete</Button>', /^line 7: `tone` is `destructive` now/],
    ['<Meter value={1} bands={bands} />', /^line 7: in the objects of `bands` `tone` is `level` now/],
  ])('leaves %s as it is, and says so', (element, message) => {
    const { changed, reports } = run(page(element));
    expect(changed).toBe(false);
    expect(reports).toEqual([expect.stringMatching(message)]);
  });
});
