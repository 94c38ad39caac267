import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** A type as written in its source. */
export interface WrittenType {
  /** Relative to the project root. */
  file: string;
  text: string;
  /** For an interface: its own properties with their written types. */
  members?: Record<string, string>;
  /** For an interface: what it extends, as written. */
  extended?: string[];
}

export interface WrittenTypes {
  /** By name; several files may declare the same one. */
  types: Record<string, WrittenType[]>;
  /** The values of constant arrays, which give unions their order. */
  lists: Record<string, string[]>;
  /** Default values by function and prop, as code. */
  defaults: Record<string, Record<string, string>>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const writtenTypesModule = 'virtual:written-types';

/**
 * Provides the types and defaults as the packages' sources write them. Storybook's type reader only knows what they
 * resolve to: `Flat<{ … 9 more … }>[]` instead of `readonly Venture[]`.
 */
export function writtenTypes(): Plugin {
  const id = `\0${writtenTypesModule}`;
  return {
    name: 'written-types',
    resolveId: (source) => (source === writtenTypesModule ? id : undefined),
    load: (module) => {
      if (module !== id) return undefined;
      // Story tests have no props tables.
      const found = process.env.VITEST ? { types: {}, lists: {}, defaults: {} } : readWrittenTypes();
      return `export default ${JSON.stringify(found)}`;
    },
  };
}

export function readWrittenTypes(): WrittenTypes {
  const found: WrittenTypes = { types: {}, lists: {}, defaults: {} };
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:stories|test|css|guide|d)\.tsx?$/.test(file),
  );
  for (const file of files.toSorted()) readFile(file, found);
  return found;
}

function readFile(file: string, { types, lists, defaults }: WrittenTypes) {
  const source = readFileSync(resolve(root, file), 'utf8');
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const addType = (name: string, type: Omit<WrittenType, 'file'>) => (types[name] ??= []).push({ file, ...type });
  const { body } = parseSync(file, source).program as unknown as { body: Node[] };
  for (const statement of body) {
    const node = ((statement.type.startsWith('Export') && statement.declaration) || statement) as Node;
    const { name } = (node.id ?? {}) as { name?: string };
    if (node.type === 'TSInterfaceDeclaration' && name) {
      const members = ((node.body as Node).body as Node[]).filter(({ type }) => type === 'TSPropertySignature');
      addType(name, {
        text: textOf(node),
        members: Object.fromEntries(
          members.flatMap(({ key, typeAnnotation }) =>
            typeAnnotation
              ? [[(key as { name: string }).name, textOf((typeAnnotation as { typeAnnotation: Node }).typeAnnotation)]]
              : [],
          ),
        ),
        extended: (node.extends as Node[]).map(textOf),
      });
    } else if (node.type === 'TSTypeAliasDeclaration' && name) addType(name, { text: textOf(node) });
    else if (node.type === 'FunctionDeclaration' && name) addDefaults(name, node);
    else if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations as { id: { name?: string }; init: Node | null }[])
        if (id.name && init) readConstant(id.name, init);
  }

  function readConstant(name: string, init: Node) {
    const value = init.type === 'TSAsExpression' ? (init.expression as Node) : init;
    if (value.type === 'ArrayExpression') {
      const values = (value.elements as ({ type: string; value?: unknown } | null)[]).flatMap((element) =>
        element?.type === 'Literal' ? [String(element.value)] : [],
      );
      if (values.length > 0) lists[name] = values;
    } else if (value.type === 'ArrowFunctionExpression') addDefaults(name, value);
    // `forwardRef(function …)`
    else if (value.type === 'CallExpression')
      for (const argument of value.arguments as Node[]) if (argument.params) addDefaults(name, argument);
  }

  function addDefaults(name: string, { params }: Node) {
    const [props] = params as Node[];
    if (props?.type !== 'ObjectPattern') return;
    for (const { key, value } of props.properties as { key?: { name?: string }; value?: Node }[])
      if (key?.name && value?.type === 'AssignmentPattern')
        (defaults[name] ??= {})[key.name] = textOf(value.right as Node);
  }
}
