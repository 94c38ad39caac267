import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';
import { entriesOf, folders } from '../../tests/packages/manifests.ts';
import { namesIn, type Node } from './syntax.ts';

/** What a name at the top of a module stands for. */
type Binding =
  | { kind: 'import'; from: string; imported: string; isType: boolean }
  | { kind: 'local'; statement: ESTree.Declaration; value?: ESTree.Expression };

export interface Module {
  path: string;
  text: string;
  bindings: Map<string, Binding>;
  /** What is exported under a name, from this module or another. */
  exports: Map<string, { from?: string; name: string }>;
  /** The modules of which everything is exported. */
  stars: string[];
  defaultExport?: Node;
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

function* declared(statement: ESTree.Declaration): Generator<[string, Binding]> {
  if (statement.type === 'VariableDeclaration')
    for (const { id, init } of statement.declarations)
      for (const name of namesIn(id))
        yield [name, { kind: 'local', statement, ...(id.type === 'Identifier' && init && { value: init }) }];
  else if ('id' in statement && statement.id?.type === 'Identifier')
    yield [statement.id.name, { kind: 'local', statement }];
}

const read = new Map<string, Module>();

export function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const known = read.get(path);
  if (known?.text === text) return known;
  const module: Module = { path, text, bindings: new Map(), exports: new Map(), stars: [] };
  read.set(path, module);
  for (const statement of parseSync(path, text).program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers) {
        module.bindings.set(specifier.local.name, {
          kind: 'import',
          from: statement.source.value,
          imported:
            specifier.type === 'ImportSpecifier'
              ? nameOf(specifier.imported)
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*',
          isType:
            statement.importKind === 'type' ||
            (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'),
        });
      }
    else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported)
        module.exports.set(nameOf(statement.exported), { from: statement.source.value, name: '*' });
      else module.stars.push(statement.source.value);
    } else if (statement.type === 'ExportDefaultDeclaration') module.defaultExport = statement.declaration;
    else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration)
      for (const { local, exported } of statement.specifiers)
        module.exports.set(nameOf(exported), {
          name: nameOf(local),
          ...(statement.source && { from: statement.source.value }),
        });
    else {
      const exported = statement.type === 'ExportNamedDeclaration';
      for (const [name, binding] of declared((exported ? statement.declaration : statement) as ESTree.Declaration)) {
        module.bindings.set(name, binding);
        if (exported) module.exports.set(name, { name });
      }
    }
  }
  return module;
}

/** The modules that the packages export, by what they are imported from. */
const entries = new Map(folders.flatMap(entriesOf).map(({ specifier, source }) => [specifier, source]));

/** The module that another imports; undefined for a library or a stylesheet. */
function imported({ path }: Module, specifier: string): Module | undefined {
  if (!specifier.startsWith('.')) return entries.has(specifier) ? readModule(entries.get(specifier)!) : undefined;
  const base = resolve(dirname(path), specifier);
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((each) => /\.tsx?$/.test(each) && existsSync(each));
  return file === undefined ? undefined : readModule(file);
}

export interface Definition {
  module: Module;
  /** `*` for the module itself. */
  name: string;
}

/** Where a name that a module exports is defined; undefined for one of a library. */
function definitionOf(module: Module, name: string): Definition | undefined {
  if (name === '*') return { module, name };
  const exported = module.exports.get(name);
  if (exported?.from !== undefined) return definedIn(module, exported.from, exported.name);
  if (exported) return definitionAt(module, exported.name);
  for (const star of module.stars) {
    const found = definedIn(module, star, name);
    if (found) return found;
  }
  return undefined;
}

/** Where a name that a module imports is defined; undefined for one of a library. */
function definedIn(module: Module, from: string, name: string): Definition | undefined {
  const other = imported(module, from);
  return other && definitionOf(other, name);
}

function* exportedNames(module: Module): Generator<string> {
  yield* module.exports.keys();
  for (const star of module.stars) {
    const other = imported(module, star);
    if (other) yield* exportedNames(other);
  }
}

/** Whether what is imported from an entry of a package has a name. */
export const isExportedBy = (from: string, name: string): boolean =>
  new Set(exportedNames(readModule(entries.get(from)!))).has(name);

interface PublicName {
  from: string;
  name: string;
}

const keyOf = ({ module, name }: Definition) => `${module.path}#${name}`;

/** How what the packages export is imported, by where it is defined. */
const publicNames = new Map<string, PublicName>();
for (const [from, path] of entries)
  for (const name of exportedNames(readModule(path))) {
    const definition = definitionOf(readModule(path), name);
    if (definition && !publicNames.has(keyOf(definition))) publicNames.set(keyOf(definition), { from, name });
  }

/** How a definition of the packages is imported from outside; undefined if it is not exported. */
export const publicNameOf = (definition: Definition): PublicName | undefined => publicNames.get(keyOf(definition));

/** Where a name that a module uses is defined; undefined for one of a library, or of no module. */
export function definitionAt(module: Module, name: string): Definition | undefined {
  const binding = module.bindings.get(name);
  return binding?.kind === 'import' ? definedIn(module, binding.from, binding.imported) : binding && { module, name };
}
