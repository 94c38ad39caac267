import { format } from 'oxfmt';
import { definitionAt, isExportedBy, publicNameOf, readModule, type Definition, type Module } from './modules.ts';
import {
  childrenOf,
  isData,
  isPropertyName,
  isUndefined,
  nameOf,
  namesIn,
  referencesOf,
  unwrap,
  type Node,
} from './syntax.ts';

export interface Snippets {
  /** The line that imports the component; empty for stories of no component. */
  importLine: string;
  /** By the name of its export, the code of each story as its reader would write it. */
  stories: Map<string, string>;
}

/** Thrown where code needs something that is not there outside the packages and their stories. */
class Unwritable extends Error {}

interface Value {
  module: Module;
  node: Node;
}
type Values = Map<string, Value>;

/** By what they are imported from, local names with what they are called there. */
type Imports = Map<string, Map<string, { name: string; isType: boolean }>>;

/** What a name of a module stands for, if that is written in one place. */
function valueAt(module: Module, name: string): Value | undefined {
  const definition = definitionAt(module, name);
  const binding = definition?.module.bindings.get(definition.name);
  return binding?.kind === 'local' && binding.value ? { module: definition!.module, node: binding.value } : undefined;
}

/**
 * The properties of an object literal, or of one that a function returns, with those of what it spreads; of anything else
 * none. A parameter of the function that comes with them would not compile.
 */
function propertiesOf(value: Value | undefined): Values {
  const all: Values = new Map();
  if (!value) return all;
  const { module } = value;
  const node = unwrap(value.node);
  if (node.type === 'Identifier') return propertiesOf(valueAt(module, node.name));
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
    return propertiesOf(propertiesOf({ module, node: node.object }).get(node.property.name));
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
    return propertiesOf(valueAt(module, node.callee.name));
  if (node.type === 'ArrowFunctionExpression') return propertiesOf({ module, node: node.body });
  if (node.type !== 'ObjectExpression') return all;
  for (const property of node.properties)
    if (property.type === 'SpreadElement')
      for (const [name, spread] of propertiesOf({ module, node: property.argument })) all.set(name, spread);
    else all.set(nameOf(property)!, { module, node: property.value });
  return all;
}

/** A call of Storybook's `fn`, the spy of tests; undefined for any other node. */
function spyOf({ bindings }: Module, node: Node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const binding = bindings.get(node.callee.name);
  const isSpy = binding?.kind === 'import' && binding.from === 'storybook/test' && binding.imported === 'fn';
  return isSpy ? node : undefined;
}

type Edit = [start: number, end: number, text: string];

/** The text of a node, with edits and without spies. */
function textOf(module: Module, node: Node, edits: readonly Edit[] = []): string {
  const all = [...edits];
  (function visit(current: Node) {
    const spy = spyOf(module, current);
    const [inner] = spy?.arguments ?? [];
    if (spy && inner) all.push([spy.start, inner.start, '('], [inner.end, spy.end, ')']);
    else if (spy) all.push([spy.start, spy.end, '() => {}']);
    for (const [, child] of childrenOf(current)) visit(child);
  })(node);
  let text = '';
  let at = node.start;
  for (const [start, end, replacement] of all.toSorted(([a], [b]) => a - b)) {
    text += module.text.slice(at, start) + replacement;
    at = end;
  }
  return text + module.text.slice(at, node.end);
}

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The prop for which each helper of stories holds a state. */
const statefulProps: Record<string, string> = { controlled: 'value', withView: 'view' };

/** Longer literals become named constants. */
const longestInline = 240;

/** The code of one story while it is put together. */
class Snippet {
  readonly #home: Module;
  readonly #component: Value | undefined;
  readonly #args: Values;
  #code = {
    imports: new Map() as Imports,
    declarations: new Map<string, string>(),
    /** Where each name that is imported or declared comes from. */
    origins: new Map<string, string>(),
  };

  constructor(home: Module, component: Value | undefined, args: Values) {
    this.#home = home;
    this.#component = component;
    this.#args = args;
  }

  /** Takes in what a node refers to. */
  #take({ module, node }: Value, except: ReadonlySet<string> = new Set()) {
    for (const name of referencesOf(node)) if (!except.has(name)) this.#takeName(module, name);
  }

  #takeName(module: Module, name: string) {
    const binding = module.bindings.get(name);
    if (!binding) return;
    const definition = definitionAt(module, name);
    const isType = binding.kind === 'import' ? binding.isType : binding.statement.type.startsWith('TS');
    if (definition) return this.#takeDefinition(definition, name, isType);
    const { from, imported } = binding as Extract<typeof binding, { kind: 'import' }>;
    if (from === 'storybook/test' && imported === 'fn') return;
    if (/^\.|storybook/.test(from)) throw new Unwritable(`${name} of ${from}`);
    addImport(this.#code.imports, from, { local: name, name: imported, isType });
  }

  #takeDefinition({ module, name }: Definition, local: string, isType: boolean) {
    const { imports, declarations, origins } = this.#code;
    const exported = publicNameOf({ module, name });
    const origin = exported ? `${exported.from}#${exported.name}` : `${module.path}#${name}`;
    const known = origins.get(local);
    if (known !== undefined && known !== origin) throw new Unwritable(`two are called ${local}`);
    origins.set(local, origin);
    if (exported) return addImport(imports, exported.from, { local, name: exported.name, isType });
    if (known !== undefined) return;
    const binding = module.bindings.get(name);
    if (binding?.kind !== 'local' || name !== local) throw new Unwritable(`${local} of ${module.path}`);
    // Of another module only data: its functions are for the packages or for tests.
    if (module !== this.#home && !isType && !isData(binding.statement))
      throw new Unwritable(`${name} of ${module.path}`);
    this.#take({ module, node: binding.statement });
    declarations.set(`${module.path}#${binding.statement.start}`, textOf(module, binding.statement));
  }

  /** Takes in what a node refers to, or nothing if that cannot be written. */
  #tryToTake(value: Value): boolean {
    const before = structuredClone(this.#code);
    try {
      this.#take(value);
      return true;
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      this.#code = before;
      return false;
    }
  }

  #componentName(): string {
    if (!this.#component) throw new Unwritable('no component');
    this.#take(this.#component);
    return textOf(this.#component.module, this.#component.node);
  }

  /** The type of a prop: of the exported props of the component, if they have the usual name. */
  #typeOf(prop: string): string {
    const name = this.#componentName();
    const definition = definitionAt(this.#component!.module, name);
    const entry = definition && publicNameOf(definition)?.from;
    const props = `${name}Props`;
    if (entry && isExportedBy(entry, props)) {
      addImport(this.#code.imports, entry, { local: props, name: props, isType: true });
      return `${props}['${prop}']`;
    }
    addImport(this.#code.imports, 'react', { local: 'ComponentProps', name: 'ComponentProps', isType: true });
    return `ComponentProps<typeof ${name}>['${prop}']`;
  }

  /** An argument as an expression. */
  #argument(name: string, { module, node }: Value): string {
    const { declarations } = this.#code;
    const inner = unwrap(node);
    const named = inner.type === 'Identifier' ? valueAt(module, inner.name) : { module, node: inner };
    const spy = named && spyOf(named.module, named.node);
    const isEmptySpy = spy?.arguments.length === 0;
    if (isEmptySpy && !spy?.typeArguments) {
      const handler = `handle${capitalized(name.replace(/^on/, ''))}`;
      declarations.set(handler, `const ${handler} = () => {};`);
      return handler;
    }
    if (isEmptySpy || !this.#tryToTake({ module, node })) {
      this.#code.declarations.set(name, `declare const ${name}: ${this.#typeOf(name)};`);
      return name;
    }
    const text = textOf(module, node);
    if (!['ObjectExpression', 'ArrayExpression'].includes(inner.type) || text.length <= longestInline) return text;
    declarations.set(name, `const ${name}: ${this.#typeOf(name)} = ${text};`);
    return name;
  }

  #attributes(except: ReadonlySet<string>): string {
    return [...this.#args]
      .filter(([name]) => name !== 'children' && !except.has(name))
      .map(([name, value]) => {
        const node = unwrap(value.node);
        if (isUndefined(node)) return '';
        if (node.type === 'Literal' && node.value === true) return name;
        if (node.type === 'Literal' && typeof node.value === 'string' && !/["\\\n]/.test(node.value))
          return `${name}="${node.value}"`;
        return `${name}={${this.#argument(name, value)}}`;
      })
      .join(' ');
  }

  #children(): string {
    const value = this.#args.get('children');
    const node = value && unwrap(value.node);
    if (!node || isUndefined(node)) return '';
    const isPlain = node.type === 'Literal' && /^[^\s{}<>&](?:[^{}<>&\n]*[^\s{}<>&])?$/.test(String(node.value));
    if (isPlain && typeof node.value === 'string') return node.value;
    const text = this.#argument('children', { ...value, node });
    if (node.type === 'JSXElement') return text;
    return node.type === 'JSXFragment' ? text.slice('<>'.length, -'</>'.length) : `{${text}}`;
  }

  #element(name: string, given = '', except: ReadonlySet<string> = new Set()): string {
    const children = this.#children();
    const start = `<${name} ${this.#attributes(except)} ${given}`;
    return children === '' ? `${start} />` : `${start}>${children}</${name}>`;
  }

  /** What a story shows: its component with the arguments, or what it renders. */
  result(render: Value | undefined): string {
    if (!render) return this.#element(this.#componentName());
    const { module } = render;
    const node = unwrap(render.node);
    if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression')
      throw new Unwritable(textOf(module, node));
    const [param, context] = node.params;
    if (context) throw new Unwritable('the context of a story');
    const body = unwrap(node.body!);
    const text = this.#withState({ module, node: body }) ?? this.#rendered({ module, node: body }, param);
    return body.type === 'BlockStatement' ? `function Example() ${text}` : text;
  }

  /** The text of what a function of arguments renders, with the arguments in their places. */
  #rendered({ module, node }: Value, param: Node | undefined): string {
    const parts = param?.type === 'ObjectPattern' ? param.properties : [];
    const single = new Map(
      parts.flatMap((part) => (part.type === 'Property' ? [[[...namesIn(part.value)][0], nameOf(part)!]] : [])),
    );
    const [all] =
      param?.type === 'Identifier'
        ? [param.name]
        : parts.flatMap((part) => (part.type === 'RestElement' ? [...namesIn(part)] : []));
    const isAll = (each: Node) => unwrap(each).type === 'Identifier' && (unwrap(each) as { name: string }).name === all;
    const edits: Edit[] = [];
    const visit = (current: Node) => {
      const given =
        current.type === 'JSXElement'
          ? current.openingElement.attributes
          : current.type === 'ObjectExpression'
            ? current.properties
            : [];
      const at = given.findIndex((each) => 'argument' in each && isAll(each.argument));
      if (at >= 0) {
        const { start, end } = given[at]!;
        const except = new Set([...single.values(), ...given.slice(at + 1).map((each) => nameOf(each)!)]);
        if (current.type === 'JSXElement') {
          edits.push([start, end, this.#attributes(except)]);
          const children = current.closingElement || except.has('children') ? '' : this.#children();
          if (children !== '')
            edits.push([
              current.end - '/>'.length,
              current.end,
              `>${children}</${textOf(module, current.openingElement.name)}>`,
            ]);
        } else
          edits.push([
            start,
            end,
            [...this.#args]
              .filter(([name]) => !except.has(name))
              .map(([name, value]) => `${name}: ${this.#argument(name, value)}`)
              .join(', '),
          ]);
      }
      const name =
        current.type === 'Identifier'
          ? single.get(current.name)
          : current.type === 'MemberExpression' && isAll(current.object)
            ? (current.property as { name: string }).name
            : undefined;
      const value = name !== undefined && this.#args.get(name);
      if (name !== undefined)
        edits.push([current.start, current.end, value ? `(${this.#argument(name, value)})` : 'undefined']);
      else for (const [key, child] of childrenOf(current)) if (!isPropertyName(current, key)) visit(child);
    };
    visit(node);
    this.#take({ module, node }, new Set([...single.keys(), all]) as Set<string>);
    return textOf(module, node, edits);
  }

  /** A component that a helper of stories gives a state, as a component that has it. */
  #withState({ module, node }: Value): string | undefined {
    if (node.type !== 'JSXElement' || node.openingElement.name.type !== 'JSXIdentifier') return undefined;
    const call = valueAt(module, node.openingElement.name.name)?.node;
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
    const prop = statefulProps[call.callee.name];
    const value = prop && this.#args.get(prop);
    if (!value) return undefined;
    const [setState, onChange] = [
      `set${capitalized(prop)}`,
      prop === 'value' ? 'onChange' : `on${capitalized(prop)}Change`,
    ];
    addImport(this.#code.imports, 'react', { local: 'useState', name: 'useState', isType: false });
    const start = this.#argument(prop, value);
    const isPlain = /^('.*'|true|false)$/.test(start);
    return `function Example() {
      const [${prop}, ${setState}] = useState${isPlain ? '' : `<${this.#typeOf(prop)}>`}(${start});
      return ${this.#element(this.#componentName(), `${prop}={${prop}} ${onChange}={${setState}}`, new Set([prop, onChange]))};
    }`;
  }

  async print(result: string): Promise<string> {
    const parts = [importLines(this.#code.imports), ...this.#code.declarations.values(), result];
    const { code, errors } = await format('snippet.tsx', parts.join('\n\n'), { singleQuote: true, printWidth: 80 });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return code.trim().replace(/>;$/, '>');
  }
}

function addImport(
  imports: Imports,
  from: string,
  { local, name, isType }: { local: string; name: string; isType: boolean },
) {
  const names: NonNullable<ReturnType<Imports['get']>> = imports.get(from) ?? new Map();
  names.set(local, { name, isType: isType && (names.get(local)?.isType ?? true) });
  imports.set(from, names);
}

function importLines(imports: Imports): string {
  const sorted = <Value>(map: Map<string, Value>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted(imports).map(([from, names]) => {
    const all = sorted(names);
    const areTypes = all.every(([, { isType }]) => isType);
    const whole = all.flatMap(([local, { name }]) =>
      name === '*' ? `* as ${local}` : name === 'default' ? local : [],
    );
    const some = all
      .filter(([, { name }]) => name !== '*' && name !== 'default')
      .map(
        ([local, { name, isType }]) =>
          `${isType && !areTypes ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
      );
    return `import ${areTypes ? 'type ' : ''}${[...whole, ...(some.length > 0 ? [`{ ${some.join(', ')} }`] : [])].join(', ')} from '${from}';`;
  });
  return lines.join('\n');
}

/** The line that imports what a page is about: what its title names, or else the component, and the parts of it. */
function importLineOf(module: Module, title: string, meta: Values): string {
  const named = title.split('/').at(-1)!;
  const component = meta.get('component');
  const parts = [...propertiesOf(meta.get('subcomponents')).keys()];
  const names = [module.bindings.has(named) || !component ? named : textOf(component.module, component.node), ...parts];
  const imports: Imports = new Map();
  for (const name of names) {
    const definition = definitionAt(module, name);
    const exported = definition && publicNameOf(definition);
    if (exported) addImport(imports, exported.from, { local: exported.name, name: exported.name, isType: false });
  }
  return importLines(imports);
}

const hasTag = (tags: Value | undefined, tag: string) =>
  tags !== undefined && textOf(tags.module, tags.node).includes(`'${tag}'`);

/**
 * The code of the stories of a file, written with what the packages export: what only stories have is declared with the type of
 * its prop. Undefined for a file without `manifest`, which is about what no package exports. Stories that are tests, and those
 * without `manifest`, have none.
 */
export async function snippetsOf(path: string): Promise<Snippets | undefined> {
  const module = readModule(path);
  const meta = propertiesOf(module.defaultExport && { module, node: module.defaultExport });
  const component = meta.get('component');
  const title = meta.get('title')?.node;
  if (title?.type !== 'Literal' || hasTag(meta.get('tags'), '!manifest')) return undefined;
  const stories = new Map<string, string>();
  for (const name of module.exports.keys()) {
    const story = propertiesOf(valueAt(module, name));
    if (hasTag(story.get('tags'), '!autodocs') || hasTag(story.get('tags'), '!manifest')) continue;
    const args = new Map([...propertiesOf(meta.get('args')), ...propertiesOf(story.get('args'))]);
    const snippet = new Snippet(module, story.get('component') ?? component, args);
    try {
      stories.set(name, await snippet.print(snippet.result(story.get('render') ?? meta.get('render'))));
    } catch (error) {
      throw new Error(`The code of ${name} in ${path} cannot be shown: ${(error as Error).message}`, { cause: error });
    }
  }
  return { importLine: importLineOf(module, String(title.value), meta), stories };
}
