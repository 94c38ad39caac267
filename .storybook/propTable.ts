import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import written from 'virtual:written-types';
import { quietProps } from './quietProps.ts';
import type { WrittenType } from './writtenTypes.ts';

/** What the type reader found out about a prop. */
interface ReadProp {
  defaultValue: { value: unknown } | null;
  declarations?: { fileName: string; name: string }[];
  type: { name: string; raw?: string };
}

interface ReadComponent {
  displayName?: string;
  __docgenInfo?: { displayName: string; props: Record<string, ReadProp> };
}

/** Types that accept a plain string. */
const isText = (type: string) => /^(?:string|ReactNode|RichTextValue|`.*`)$/.test(type);

/** The members of a union, without `null` and `undefined`. */
const partsOf = (type: string) => type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

/** Why a value cannot be edited as data, if so. */
export function obstacleIn(value: unknown): string | undefined {
  if (typeof value === 'function') return 'it is a function';
  if (typeof value !== 'object' || value === null) return undefined;
  if (isElement(value)) return 'it holds React elements';
  const isData = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isData) return 'it holds an object with methods';
  for (const part of Object.values(value)) {
    const obstacle = typeof part === 'function' ? 'it holds functions' : obstacleIn(part);
    if (obstacle) return obstacle;
  }
  return undefined;
}

/**
 * The props table: types as written, expanding named types; defaults as code; a text field for strings; and a reason
 * where there is no control. Internals are left out.
 */
export const readableProps: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { __docgenInfo: read, displayName } = (component ?? {}) as ReadComponent;
  const name = read?.displayName ?? displayName ?? '';
  // Args without a type in the source: spies, and children the component does not declare.
  const given = Object.keys(initialArgs).filter((prop) => !(prop in argTypes) && obstacleIn(initialArgs[prop]));
  const all: Record<string, StrictInputType> = {
    ...argTypes,
    ...Object.fromEntries(given.map((name) => [name, { name }])),
  };
  const rows = Object.entries(all).flatMap(([prop, argType]): [string, StrictInputType][] => {
    const docgen = read?.props[prop];
    const type = docgen?.type.name ?? String(argType.type?.name ?? '');
    if (prop === 'ref' || /^(?:Legacy)?Ref(?:Object)?</.test(type)) return [];
    const owners = [name, ...(docgen?.declarations ?? []).map((declaration) => declaration.name)];
    const quiet = owners.map((owner) => quietProps[`${owner}.${prop}`]).find(Boolean);
    const row = { ...argType, ...valuesOf(argType, docgen) };
    row.table = { ...argType.table, ...typeCell(row, docgen, name), ...defaultCell(docgen, name, prop) };
    return [[prop, withControl(row, type, initialArgs[prop], quiet)]];
  });
  const inherited = inheritedBy(`${name}Props`);
  if (inherited) rows.push(['…', inherited]);
  return Object.fromEntries(rows);
};

/** A declaration of this name, preferably from the same file. */
const declarationOf = (name: string, file = ''): WrittenType | undefined => {
  const all = Object.hasOwn(written.types, name) ? written.types[name]! : [];
  return all.find((type) => file.endsWith(type.file)) ?? all[0];
};

/** A prop's type as its interface declares it. */
function writtenTypeOf(docgen: ReadProp | undefined, prop: string): string | undefined {
  for (const { name, fileName } of docgen?.declarations ?? []) {
    const type = declarationOf(name, fileName)?.members?.[prop];
    if (type) return type.replaceAll(/\s+/g, ' ');
  }
  return undefined;
}

/** The values of a union, in declaration order. */
function valuesOf(argType: StrictInputType, docgen: ReadProp | undefined): Partial<StrictInputType> {
  if (argType.type?.name !== 'enum') return {};
  const text = writtenTypeOf(docgen, argType.name) ?? '';
  const declared = [text, ...namesIn(text).map((name) => declarationOf(name)?.text ?? '')].join(' ');
  const order = [
    ...[...declared.matchAll(/typeof (\w+)/g)].flatMap(([, list]) => written.lists[list!] ?? []),
    ...[...declared.matchAll(/'([^']+)'|\b(\d+)\b/g)].map(([, word, number]) => word ?? number!),
  ];
  const place = (value: unknown) => (order.indexOf(String(value)) + 1 || Infinity) - 1;
  const value = argType.type.value.toSorted((one, other) => place(one) - place(other) || 0);
  return {
    type: { ...argType.type, value },
    options: argType.options?.length === value.length ? value : argType.options,
  };
}

const namesIn = (type: string) => [...new Set(type.match(/\b[A-Z]\w+/g) ?? [])];

/** A prop's type; named types unfold. */
function typeCell(row: StrictInputType, docgen: ReadProp | undefined, component: string): StrictInputType['table'] {
  if (row.type?.name === 'enum') {
    const values = row.type.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
    return { type: { summary: values.join(' | ') } };
  }
  const resolved = (docgen?.type.raw ?? docgen?.type.name ?? row.table?.type?.summary)?.replaceAll(
    /"([^"']*)"/g,
    "'$1'",
  );
  if (!resolved) return {};
  const summary = writtenTypeOf(docgen, row.name) ?? resolved;
  const declared = namesIn(summary)
    .filter((name) => name !== `${component}Props`)
    .flatMap((name) => declarationOf(name, docgen?.declarations?.[0]?.fileName)?.text ?? []);
  // A type derived from another says little by itself.
  if (resolved !== summary && resolved.includes('{')) declared.push(unfold(resolved));
  return { type: { summary: shorten(summary), ...(declared.length > 0 && { detail: declared.join('\n\n') }) } };
}

const shorten = (text: string, most = 90) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** An object type, one property per line. */
const unfold = (type: string) =>
  type.length > 4000
    ? `${type.slice(0, 4000)}…`
    : type
        .replaceAll(/\{ /g, '{\n  ')
        .replaceAll(/; (?!\})/g, ';\n  ')
        .replaceAll(/; \}/g, ';\n}');

/** A prop's default, as code. */
function defaultCell(docgen: ReadProp | undefined, component: string, prop: string): StrictInputType['table'] {
  const text = written.defaults[component]?.[prop] ?? (docgen?.defaultValue ? String(docgen.defaultValue.value) : '');
  if (!text) return { defaultValue: undefined };
  const isLong = text.length > 60 || text.includes('\n');
  return { defaultValue: isLong ? { summary: shorten(text.split('\n')[0]!, 40), detail: text } : { summary: text } };
}

/** Overrides for controls that Storybook would infer wrongly from the type. */
function withControl(row: StrictInputType, type: string, value: unknown, quiet?: string): StrictInputType {
  const because = (reason: string): StrictInputType => ({
    ...row,
    control: { disable: true },
    description: [row.description, `*No control: ${reason}.*`].filter(Boolean).join('\n\n'),
  });
  const { disable } = (row.control ?? {}) as { disable?: boolean };
  if (row.type?.name === 'function') return because('it is a function');
  const obstacle = obstacleIn(value);
  if (obstacle) return because(obstacle);
  if (quiet) return because(quiet);
  if (disable) return because('the story needs the value that it has');
  if (row.type && row.type.name !== 'other' && row.type.name !== 'union')
    return row.type.name === 'object' || row.type.name === 'array' ? dataControl() : row;
  const parts = partsOf(type);
  if (row.options || parts.length === 0) return row;
  if (parts.join() === 'number') return { ...row, control: { type: 'number' } };
  if (parts.join() === 'boolean') return { ...row, control: { type: 'boolean' } };
  const takesText = parts.every((part) => isText(part) || part === 'number') || parts.includes('ReactNode');
  return takesText && (typeof value !== 'object' || value === null)
    ? { ...row, control: { type: 'text' } }
    : dataControl();

  function dataControl() {
    return value === undefined || (Array.isArray(value) && value.length === 0)
      ? because('it is data, of which the story gives none')
      : row;
  }
}

/** One row for the HTML attributes a component passes on. */
function inheritedBy(props: string): StrictInputType | undefined {
  for (const base of declarationOf(props)?.extended ?? []) {
    const [, tag] = /HTMLAttributes<HTML(\w+)Element>/.exec(base) ?? [];
    if (!tag) continue;
    const element = `<${tag === 'Anchor' ? 'a' : tag.toLowerCase()}>`;
    const named = [...base.matchAll(/'([\w-]+)'/g)].map(([, attribute]) => `\`${attribute}\``).join(', ');
    const description = base.startsWith('Pick<')
      ? `Of the attributes of \`${element}\`: ${named}.`
      : `All other attributes of \`${element}\`, and \`ref\`${named && `; but not ${named}`}.`;
    return {
      name: `…and the attributes of ${element}`,
      description: `${description}\n\n*No control: it stands for many.*`,
      control: { disable: true },
      table: { type: { summary: base } },
    };
  }
  return undefined;
}
