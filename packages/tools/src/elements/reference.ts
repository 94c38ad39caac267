import { advisorTokens, kebab, makeTheme } from '@advisor/ui/theme';
import type { CssCustomProperty, CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { declarations, propertiesOf, type ElementDeclaration, type PropertyDeclaration } from './declarations';
import { attributeOf } from './properties';

/*
 * What the documentation says about the elements, from their declaration: `custom-elements.json` and the tables of the
 * README, which Storybook and llms.txt show too. `pnpm generate` writes both.
 */

/** The parts of the shadow root that a page can style with `::part()`. */
const parts = [
  { name: 'tool', description: 'The tool.' },
  { name: 'bar', description: 'The bar below the tool: undo, files, print.' },
  { name: 'message', description: 'A message that the data, or the tool, cannot be used.' },
  { name: 'button', description: 'The button that opens the dialog.' },
];

const fileType = '{ fileName: string; type: string; text: string; bytes?: Uint8Array }';

const reportType = `{ tool: string; title: string; summary: string; file: ${fileType} }`;

const eventsOf = ({ result, properties }: ElementDeclaration) => [
  { name: 'result', type: result.type, description: result.doc },
  {
    name: 'export',
    type: fileType,
    description: 'A file to download. `preventDefault()` stops the download.',
  },
  ...('sendTo' in properties
    ? [
        {
          name: 'send',
          type: reportType,
          description: 'The result, to send to whom `sendTo` names. The tool itself sends nothing.',
        },
      ]
    : []),
  {
    name: 'notice',
    type: "{ kind: 'success' | 'error'; title: string; message?: string }",
    description: 'A notice that an action succeeded or failed. `preventDefault()` hides it.',
  },
  {
    name: 'error',
    type: '{ message: string; property: string }',
    description: 'Data that is not valid, a file or a tool that could not be loaded. It does not bubble.',
  },
];

/** What stands in the middle of the names of the variables, with what they are for. */
const variableGroups: Readonly<Record<string, string>> = {
  colour: 'Colours by role, and those of the four levels.',
  font: 'Font families. The page has to load them.',
  weight: 'Font weights.',
  size: 'Font sizes.',
  leading: 'Line heights.',
  space: 'Space between and inside things.',
  radius: 'Radii of controls and of surfaces.',
  width: 'Widths, and the least size of what is pressed.',
  motion: 'Durations.',
  shadow: 'Shadows.',
};

interface Variable extends CssCustomProperty {
  group: string;
}

function variables(): Variable[] {
  const { light, dark } = makeTheme(advisorTokens);
  const walk = (one: object, other: object, path: readonly string[]): Variable[] =>
    Object.entries(one).flatMap(([key, value]: [string, string | object]) => {
      const inDark = Reflect.get(other, key) as string | object;
      if (typeof value === 'object') return walk(value, inDark as object, [...path, key]);
      const [group = ''] = path;
      const both = value === inDark ? value : `${value}, dark ${inDark as string}`;
      return [{ name: `--advisor-${[...path, key].map(kebab).join('-')}`, default: both, group }];
    });
  return walk(light, dark, []);
}

const typeOf = ({ kind, values = [], type }: PropertyDeclaration): string => {
  if (kind === 'data') return type!;
  if (kind === 'choice')
    return values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  return { text: 'string', storage: 'string', number: 'number', flag: 'boolean' }[kind];
};

const defaultOf = ({ default: value }: PropertyDeclaration): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? `'${value}'` : String(value);

/** The Custom Elements Manifest: https://github.com/webcomponents/custom-elements-manifest */
export function manifest(): Package {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/embed/embed.js',
        declarations: Object.entries(declarations).map(([tag, declaration]) => elementIn(tag, declaration)),
        exports: Object.keys(declarations).map((tag) => ({
          kind: 'custom-element-definition' as const,
          name: tag,
          declaration: { name: classOf(tag), module: 'dist/embed/embed.js' },
        })),
      },
    ],
  };
}

/** `risk-matrix` is a `RiskMatrixElement`. */
const classOf = (tag: string) =>
  `${tag.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())}Element`;

function elementIn(tag: string, declaration: ElementDeclaration): CustomElementDeclaration {
  const properties = Object.entries(propertiesOf(declaration));
  return {
    kind: 'class',
    name: classOf(tag),
    customElement: true,
    tagName: tag,
    description: declaration.doc,
    superclass: { name: 'HTMLElement' },
    attributes: properties.flatMap(([name, property]) => {
      const attribute = attributeOf(name, property);
      return attribute ? [{ name: attribute, fieldName: name, ...common(property) }] : [];
    }),
    members: properties.map(([name, property]) => {
      const attribute = attributeOf(name, property);
      return {
        kind: 'field' as const,
        name,
        ...common(property),
        ...(attribute && { attribute, reflects: property.kind !== 'data' }),
      };
    }),
    events: eventsOf(declaration).map(({ name, type, description }) => ({
      name,
      type: { text: `CustomEvent<${type}>` },
      description,
    })),
    cssParts: parts,
    cssProperties: variables().map(({ group, ...variable }) => ({ ...variable, description: variableGroups[group]! })),
  };
}

function common(property: PropertyDeclaration) {
  const value = defaultOf(property);
  return {
    type: { text: typeOf(property) },
    description: property.doc,
    ...(value !== undefined && { default: value }),
  };
}

/** The tables of the documentation, in Markdown. */
export function referenceTables(): string {
  const all = Object.entries<ElementDeclaration>(declarations);
  const [, first] = all[0]!;
  const isOwn = (name: string, { properties }: ElementDeclaration) => name in properties;
  return [
    '### Every element',
    propertyTable(Object.entries(propertiesOf(first)).filter(([name]) => !isOwn(name, first))),
    ...all.flatMap(([tag, declaration]) => [
      `### \`<${tag}>\``,
      declaration.source
        ? `${declaration.doc} \`src\` fills \`${declaration.source}\`.`
        : `${declaration.doc} It has no \`src\`.`,
      propertyTable(Object.entries(declaration.properties)),
      `The event \`result\` has ${code(declaration.result.type)}: ${declaration.result.doc}`,
    ]),
    '### Events',
    table(
      ['Event', '`detail`', 'What it says'],
      [
        ['`result`', 'see each element', 'What the tool shows.'],
        ...eventsOf(first)
          .slice(1)
          .map(({ name, type, description }) => [code(name), code(type), description]),
      ],
    ),
    '### Parts',
    table(
      ['Part', 'What it is'],
      parts.map(({ name, description }) => [code(name), description]),
    ),
    '### CSS variables',
    'Set them on the element, by its name, a class or `style`: `risk-matrix { --advisor-colour-accent: #7c3aed }`. An element has all of them with these values, so those of the page around it do not count.',
    ...Object.entries(variableGroups).flatMap(([group, doc]) => [
      doc,
      table(
        ['Variable', 'Value'],
        variables()
          .filter((variable) => variable.group === group)
          .map((variable) => [code(variable.name), code(variable.default!)]),
      ),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function propertyTable(properties: readonly [string, PropertyDeclaration][]): string {
  return properties.length === 0
    ? ''
    : table(
        ['Property', 'Attribute', 'Type', 'Default', 'What it does'],
        properties.map(([name, property]) => {
          const attribute = attributeOf(name, property);
          const value = defaultOf(property);
          return [
            code(name),
            attribute ? `${code(attribute)}${property.kind === 'data' ? ', as JSON' : ''}` : 'none',
            code(typeOf(property)),
            value === undefined ? 'none' : code(value),
            property.doc,
          ];
        }),
      );
}

const code = (text: string) => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const marker = '<!-- elements -->';

/** The README with its tables brought up to date: they are between two markers. */
export function withTables(readme: string): string {
  const [before, , after] = readme.split(marker);
  if (after === undefined) throw new Error(`The README has no place for the tables: ${marker}, twice.`);
  return [before, `\n\n${referenceTables()}\n\n`, after].join(marker);
}
