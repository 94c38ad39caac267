/* oxlint-disable no-underscore-dangle -- Storybook names the fields of a parsed story file this way. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { babelParse, generate, types as t } from 'storybook/internal/babel';
import { getPrettier } from 'storybook/internal/common';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';
import { sourceCondition } from '../packageSources.ts';

const root = join(import.meta.dirname, '..');

/** Adds the facts of a story file to its stories' parameters. */
export type CsfEnricher = (csf: CsfFile, csfSource: CsfFile) => Promise<void>;

/**
 * Completes Storybook's generated story code (`experimentalCodeExamples`) into a file that can be pasted: adds imports
 * from the package's entries and the declarations that the JSX refers to, and removes test spies.
 */
export function withWholeExamples(enrich: CsfEnricher): CsfEnricher {
  return async (csf, csfSource) => {
    const { body } = csf._ast.program;
    const ownStatements = body.length;
    await enrich(csf, csfSource);
    const written = body.slice(ownStatements);
    if (written.length === 0) return;
    const file = readDeclarations(csfSource);
    for (const statement of written) {
      const name = storyOf(statement);
      if (name)
        for (const literal of codeLiterals(statement)) literal.value = await wholeExample(file, name, literal.value);
    }
  };
}

const read = new Map<string, { source: string; examples: Promise<Map<string, string>> }>();

/** The code of each story in a file, by export name, as the code panel shows it. */
export function examplesIn(path: string): Promise<Map<string, string>> {
  const source = readFileSync(join(root, path), 'utf8');
  if (read.get(path)?.source !== source) read.set(path, { source, examples: readExamples(path, source) });
  return read.get(path)!.examples;
}

async function readExamples(path: string, source: string): Promise<Map<string, string>> {
  const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse();
  const file = readDeclarations(csf);
  const examples = Object.keys(csf._stories).map(async (story) => {
    const render = csf._storyAnnotations[story]?.render ?? csf._metaAnnotations.render;
    const code = render ? `const ${story} = ${print(render)}` : '';
    return [story, await wholeExample(file, story, code)] as const;
  });
  return new Map(await Promise.all(examples));
}

/** The story that Storybook's own `Story.parameters = …` statement belongs to. */
function storyOf(statement: t.Statement): string | undefined {
  if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression)) return undefined;
  const { left } = statement.expression;
  return t.isMemberExpression(left) && t.isIdentifier(left.object) ? left.object.name : undefined;
}

function codeLiterals(statement: t.Statement): t.StringLiteral[] {
  const found: t.StringLiteral[] = [];
  t.traverseFast(statement, (node) => {
    if (t.isObjectProperty(node) && t.isIdentifier(node.key, { name: 'code' }) && t.isStringLiteral(node.value))
      found.push(node.value);
  });
  return found;
}

interface Imported {
  /** The local name in the story file. */
  from: string;
  /** Undefined for a default import. */
  name: string | undefined;
  isType: boolean;
}

/** The declarations that a story's code can refer to. */
interface Declarations {
  /** Relative to the project root. */
  path: string;
  csf: CsfFile;
  imports: Map<string, Imported>;
  /** By name, in source order. */
  own: Map<string, t.Statement>;
  /** `T` in `Meta<T>`. */
  of: t.TSType | undefined;
}

function readDeclarations(csf: CsfFile): Declarations {
  const imports: Declarations['imports'] = new Map();
  const own: Declarations['own'] = new Map();
  for (const statement of csf._ast.program.body) {
    if (t.isImportDeclaration(statement)) {
      // Guides are for Storybook only, even if a story uses the same name for something else.
      if (statement.source.value.endsWith('.guide')) continue;
      for (const specifier of statement.specifiers) {
        if (t.isImportNamespaceSpecifier(specifier)) continue;
        const named = t.isImportSpecifier(specifier) ? specifier : undefined;
        imports.set(specifier.local.name, {
          from: statement.source.value,
          name: named && (t.isIdentifier(named.imported) ? named.imported.name : named.imported.value),
          isType: statement.importKind === 'type' || named?.importKind === 'type',
        });
      }
      continue;
    }
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (t.isVariableDeclaration(declaration))
      for (const declarator of declaration.declarations)
        for (const name of Object.keys(t.getBindingIdentifiers(declarator)))
          own.set(name, t.variableDeclaration(declaration.kind, [declarator]));
    else if (t.isDeclaration(declaration) && 'id' in declaration && t.isIdentifier(declaration.id))
      own.set(declaration.id.name, declaration);
  }
  // A story is never inlined into another's code: a reference to one means its args.
  const of = typeOfMeta(own.get('meta'));
  for (const name of ['meta', ...Object.keys(csf._stories)]) own.delete(name);
  return { path: pathOf(csf._meta?.title ?? ''), csf, imports, own, of };
}

function typeOfMeta(meta: t.Statement | undefined): t.TSType | undefined {
  const init = t.isVariableDeclaration(meta) ? meta.declarations[0]!.init : undefined;
  if (!t.isTSSatisfiesExpression(init) || !t.isTSTypeReference(init.typeAnnotation)) return undefined;
  return init.typeAnnotation.typeParameters?.params[0];
}

let paths = new Map<string, string>();

/** The story file with this title: Storybook does not say which file it reads. */
function pathOf(title: string): string {
  if (!paths.has(title))
    paths = new Map(
      globSync(['packages/*/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx'], { cwd: root }).map((path) => [
        /title: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path,
        path,
      ]),
    );
  return paths.get(title) ?? '';
}

async function wholeExample(file: Declarations, story: string, snippet: string): Promise<string> {
  const shown = statementsOf(file, story, snippet);
  const names = new Set<string>();
  const declarations = new Map<string, t.Statement>();
  const collect = (node: t.Node) => {
    for (const name of namesIn(node)) {
      if (names.has(name)) continue;
      names.add(name);
      const declaration = file.own.get(name);
      if (!declaration) continue;
      const copy = withoutTest(withoutFollowingComments(t.cloneNode(declaration)), file);
      declarations.set(name, copy);
      collect(copy);
    }
  };
  const parts = shown.map((part) => withoutTest(part, file));
  parts.forEach(collect);
  // In source order, each once: a destructuring pattern declares several names.
  const ordered = [...file.own].flatMap(([name]) => declarations.get(name) ?? []);
  const texts = new Set(ordered.map((node) => print(node)));
  const code = [importsOf(file, names), ...texts, ...parts.map((node) => print(node))].join('\n\n');
  const { format } = await getPrettier();
  const text = await format(code, { parser: 'babel-ts', singleQuote: true, printWidth: 100 });
  // No semicolon after the element, as in a page's code.
  return text.trim().replace(/>;$/, '>');
}

// Joined into as few lines as possible: Prettier keeps an object's line breaks.
const print = (node: t.Node) => generate(node, { concise: true, jsescOption: { minimal: true } }).code;

/** Comments after a declaration belong to the next one. */
function withoutFollowingComments<Node extends t.Node>(node: Node): Node {
  node.trailingComments = null;
  return node;
}

/**
 * What the story renders: the component with its args as written, or what `render` returns, in which Storybook has
 * replaced args by their values.
 */
function statementsOf(file: Declarations, story: string, snippet: string): t.Statement[] {
  const { csf, own, imports } = file;
  const render = csf._storyAnnotations[story]?.render ?? csf._metaAnnotations.render;
  if (!render) return [elementOf(file, story)];
  // A function returned by another cannot be read.
  if (t.isCallExpression(render)) return [elementOf(file, story)];
  const isFunction = t.isFunctionExpression(render) || t.isArrowFunctionExpression(render);
  // Storybook takes the name in `const [first] = all` for the whole array.
  const hasPatterns = [...own.values()].some(
    (declaration) => t.isVariableDeclaration(declaration) && !t.isIdentifier(declaration.declarations[0]!.id),
  );
  // Storybook drops type assertions and prints a tagged template as a plain string.
  const args = argsOf(file, story);
  let isAltered = false;
  t.traverseFast(args, (node) => {
    isAltered ||=
      t.isTSAsExpression(node) || t.isTSNonNullExpression(node) || (t.isStringLiteral(node) && /[<{]/.test(node.value));
  });
  const rendering =
    isFunction && (hasPatterns || isAltered) ? t.cloneNode(render) : functionOf(babelParse(snippet).program.body[0]!);
  if (!rendering) throw new Error(`No code can be shown for ${csf._meta?.title} ${story}: ${snippet}`);
  const [parameter] = rendering.params;
  const before: t.Statement[] = [];
  if (parameter && (t.isIdentifier(parameter) || t.isObjectPattern(parameter))) {
    // If `render` declares its own args type, the args are more than the component's props.
    let isAsserted = false;
    t.traverseFast(rendering.body, (node) => {
      isAsserted ||= t.isTSAsExpression(node) && t.isIdentifier(node.expression, { name: 'args' });
    });
    if (file.of && !isAsserted && !parameter.typeAnnotation) {
      imports.set('ComponentProps', { from: 'react', name: 'ComponentProps', isType: true });
      const type = t.isTSTypeQuery(file.of)
        ? t.tsTypeReference(t.identifier('ComponentProps'), t.tsTypeParameterInstantiation([file.of]))
        : file.of;
      parameter.typeAnnotation = t.tsTypeAnnotation(t.cloneNode(type));
    }
    before.push(t.variableDeclaration('const', [t.variableDeclarator(parameter, args)]));
  }
  if (!t.isBlockStatement(rendering.body)) return [...before, t.expressionStatement(rendering.body)];
  return [...before, t.functionDeclaration(t.identifier(story), [], rendering.body)];
}

function functionOf(statement: t.Statement) {
  const declared = t.isVariableDeclaration(statement) ? statement.declarations[0]!.init : statement;
  return t.isFunctionDeclaration(declared) || t.isFunctionExpression(declared) || t.isArrowFunctionExpression(declared)
    ? declared
    : undefined;
}

/** The file's component with a story's args. */
function elementOf(file: Declarations, story: string): t.Statement {
  const name = t.jsxIdentifier(file.csf._meta?.component ?? story);
  let children: t.JSXElement['children'] = [];
  const attributes = argsOf(file, story).properties.flatMap((property) => {
    if (t.isSpreadElement(property)) return t.jsxSpreadAttribute(property.argument);
    const value = t.isObjectProperty(property) && t.isExpression(property.value) ? property.value : undefined;
    if (!value || !t.isIdentifier(property.key) || t.isIdentifier(value, { name: 'undefined' })) return [];
    if (property.key.name === 'children') {
      children = childrenOf(value);
      return [];
    }
    return t.jsxAttribute(t.jsxIdentifier(property.key.name), attributeValue(value));
  });
  const isEmpty = children.length === 0;
  const opening = t.jsxOpeningElement(name, attributes, isEmpty);
  return t.expressionStatement(t.jsxElement(opening, isEmpty ? null : t.jsxClosingElement(name), children, isEmpty));
}

function childrenOf(value: t.Expression): t.JSXElement['children'] {
  if (t.isJSXFragment(value)) return value.children;
  if (t.isJSXElement(value)) return [value];
  if (t.isStringLiteral(value) && !/[{}<>&]|^\s|\s$/.test(value.value)) return [t.jsxText(value.value)];
  return [t.jsxExpressionContainer(value)];
}

function attributeValue(value: t.Expression): t.JSXAttribute['value'] {
  if (t.isBooleanLiteral(value, { value: true })) return null;
  if (t.isStringLiteral(value) && !/["\\\n&]/.test(value.value)) return t.stringLiteral(value.value);
  return t.jsxExpressionContainer(value);
}

/** A story's args: the file's first, then its own. */
function argsOf(file: Declarations, story: string): t.ObjectExpression {
  const all = new Map<string, t.ObjectExpression['properties'][number]>();
  const add = (given: t.Node | undefined) => {
    const args = given && withoutAssertion(given);
    if (t.isIdentifier(args)) {
      const constant = objectOf(file, args);
      if (constant) add(constant);
      else all.set(`…${all.size}`, t.spreadElement(args));
    }
    if (!t.isObjectExpression(args)) return;
    for (const property of args.properties) {
      const spread = t.isSpreadElement(property) ? objectOf(file, property.argument) : undefined;
      const key = 'key' in property && t.isIdentifier(property.key) ? property.key.name : `…${all.size}`;
      if (spread) add(spread);
      // The result of a test helper, with the state that it stores.
      else if (t.isSpreadElement(property) && isArgs(property.argument)) continue;
      // A replaced prop keeps its position.
      else all.set(key, t.cloneNode(property));
    }
  };
  add(file.csf._metaAnnotations.args);
  add(file.csf._storyAnnotations[story]?.args);
  return t.objectExpression([...all.values()]);
}

/** The spread object, if it is in the file: another story's args or a constant. */
function objectOf({ csf, own }: Declarations, spread: t.Node): t.Node | undefined {
  const node = withoutAssertion(spread);
  const story = storyWithArgs(node);
  if (story) return story === 'meta' ? csf._metaAnnotations.args : csf._storyAnnotations[story]?.args;
  const declaration = t.isIdentifier(node) ? own.get(node.name) : undefined;
  const init = t.isVariableDeclaration(declaration) ? declaration.declarations[0]!.init : undefined;
  return t.isObjectExpression(init) ? init : undefined;
}

const withoutAssertion = (node: t.Node): t.Node =>
  t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node) || t.isTSNonNullExpression(node)
    ? withoutAssertion(node.expression)
    : node;

const isArgs = (node: t.Node): node is t.MemberExpression =>
  t.isMemberExpression(node) && t.isIdentifier(node.property, { name: 'args' });

/** The `name` of `Story.args.name`. */
const storyWithArgs = (node: t.Node) => (isArgs(node) && t.isIdentifier(node.object) ? node.object.name : undefined);

/** The value of `Story.args.name`. */
function argOf(file: Declarations, node: t.Node): t.Node | undefined {
  if (!t.isMemberExpression(node) || !t.isIdentifier(node.property)) return undefined;
  const story = storyWithArgs(withoutAssertion(node.object));
  const { name } = node.property;
  const found =
    story !== undefined &&
    argsOf(file, story).properties.find((property) => 'key' in property && t.isIdentifier(property.key, { name }));
  return found && t.isObjectProperty(found) ? found.value : undefined;
}

/** The same node without test-only parts: `fn(f)` becomes `f`, and a test helper's result an empty function. */
function withoutTest<Node extends t.Node>(node: Node, file: Declarations): Node {
  const withoutSpy = (part: t.Node): t.Node => {
    if (!t.isCallExpression(part) || !t.isIdentifier(part.callee)) return argOf(file, part) ?? part;
    if (part.callee.name === 'fn')
      return part.arguments[0] ? withoutSpy(part.arguments[0]) : t.arrowFunctionExpression([], t.blockStatement([]));
    const helper = file.own.get(part.callee.name);
    const isForTests = helper && [...namesIn(helper)].some((name) => name !== 'fn' && isOfTests(file, name));
    return isForTests ? t.arrowFunctionExpression([], t.blockStatement([]), true) : part;
  };
  t.traverseFast(node, (part) => {
    if (t.isVariableDeclaration(part)) declareSpy(part);
    for (const key of t.VISITOR_KEYS[part.type] ?? []) {
      const slot = part as unknown as Record<string, t.Node | t.Node[] | null | undefined>;
      const value = slot[key];
      if (Array.isArray(value)) slot[key] = value.map((each) => each && withoutSpy(each));
      else if (value) slot[key] = withoutSpy(value);
    }
    // Storybook prints the parentheses around an element as text.
    if (t.isJSXElement(part)) part.children = withoutParentheses(part.children);
  });
  return node;
}

/** `const onSave = fn<Save>()` stands for the reader's own function: `declare const onSave: Save`. */
function declareSpy(declaration: t.VariableDeclaration): void {
  const { id, init } = declaration.declarations[0]!;
  if (!t.isIdentifier(id) || !t.isCallExpression(init) || !t.isIdentifier(init.callee, { name: 'fn' })) return;
  const type = init.typeParameters?.params[0];
  if (!type || init.arguments.length > 0 || !t.isTSType(type)) return;
  id.typeAnnotation = t.tsTypeAnnotation(type);
  declaration.declarations = [t.variableDeclarator(id)];
  declaration.declare = true;
}

const isOfTests = ({ imports }: Declarations, name: string) => imports.get(name)?.from === 'storybook/test';

function withoutParentheses(children: t.JSXElement['children']): t.JSXElement['children'] {
  const [first, inner, last] = children;
  const isText = (node: t.Node | undefined, text: string) => t.isJSXText(node) && node.value.trim() === text;
  if (children.length !== 3 || !inner || !isText(first, '(') || !isText(last, ')')) return children;
  return t.isJSXFragment(inner) ? inner.children : [inner];
}

/** Every identifier in the node except property names: a superset of its references, since a local may share a name. */
function namesIn(node: t.Node): Set<string> {
  const names = new Set<string>();
  const others = new Set<t.Node>();
  t.traverseFast(node, (part) => {
    if ((t.isMemberExpression(part) || t.isOptionalMemberExpression(part)) && !part.computed) others.add(part.property);
    else if (t.isObjectProperty(part) && !part.computed && !part.shorthand) others.add(part.key);
    else if (t.isObjectMethod(part) || t.isTSPropertySignature(part)) others.add(part.key);
    else if (t.isJSXAttribute(part)) others.add(part.name);
    else if (t.isJSXMemberExpression(part)) others.add(part.property);
    if ((t.isIdentifier(part) || t.isJSXIdentifier(part)) && !others.has(part)) names.add(part.name);
  });
  return names;
}

/** The imports of these names, one line per module. */
function importsOf(file: Declarations, names: ReadonlySet<string>): string {
  const lines = new Map<string, string[]>();
  const defaults: string[] = [];
  for (const [local, { from, name, isType }] of file.imports) {
    if (!names.has(local) || local === 'fn') continue;
    const module = name && from.startsWith('.') ? (entryOf(file.path, name, isType) ?? from) : from;
    if (name === undefined) {
      defaults.push(`import ${local} from '${module}';`);
      continue;
    }
    const specifier = `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;
    lines.set(module, [...(lines.get(module) ?? []), specifier]);
  }
  const rank = (module: string) => (module.startsWith('.') ? 1 : 0);
  return [
    ...defaults,
    ...[...lines]
      .toSorted(([one], [other]) => rank(one) - rank(other))
      .map(([module, specifiers]) => `import { ${specifiers.toSorted().join(', ')} } from '${module}';`),
  ].join('\n');
}

interface PackageManifest {
  name: string;
  exports: Record<string, string | { [sourceCondition]?: string }>;
}

/** The exports of a package's entries, each with its entry. */
interface Exports {
  values: Map<string, string>;
  types: Map<string, string>;
}

const packages = new Map<string, Exports>();

/** The entry of the story's package that exports this name; undefined for internals. */
export function entryOf(path: string, name: string, isType: boolean): string | undefined {
  const folder = path.split('/').slice(0, 2).join('/');
  if (!packages.has(folder)) packages.set(folder, readPackage(folder));
  const { values, types } = packages.get(folder)!;
  return values.get(name) ?? (isType ? types.get(name) : undefined);
}

function readPackage(folder: string): Exports {
  const found: Exports = { values: new Map(), types: new Map() };
  const { name: scope, exports = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Partial<PackageManifest>;
  for (const [entry, target] of Object.entries(exports)) {
    const source = typeof target === 'object' && target[sourceCondition];
    if (!source || source.includes('.styles.')) continue;
    for (const { name, isType } of exportsOf(join(root, folder, source))) {
      const kind = isType ? found.types : found.values;
      if (!kind.has(name)) kind.set(name, `${scope}${entry.slice(1)}`);
    }
  }
  return found;
}

/** The names a module exports, including re-exports from its neighbours. */
function exportsOf(module: string): { name: string; isType: boolean }[] {
  const { program } = babelParse(readFileSync(module, 'utf8'));
  return program.body.flatMap((statement) => {
    if (t.isExportAllDeclaration(statement)) return exportsOf(fileOf(module, statement.source.value));
    if (!t.isExportNamedDeclaration(statement)) return [];
    const { declaration, specifiers, exportKind } = statement;
    if (t.isTSInterfaceDeclaration(declaration) || t.isTSTypeAliasDeclaration(declaration))
      return [{ name: declaration.id.name, isType: true }];
    const declared = declaration ? Object.keys(t.getBindingIdentifiers(declaration, false, true)) : [];
    return [
      ...declared.map((name) => ({ name, isType: false })),
      ...specifiers.map((specifier) => ({
        name: t.isIdentifier(specifier.exported) ? specifier.exported.name : specifier.exported.value,
        isType: exportKind === 'type' || (t.isExportSpecifier(specifier) && specifier.exportKind === 'type'),
      })),
    ];
  });
}

function fileOf(from: string, specifier: string): string {
  const base = resolve(dirname(from), specifier);
  const [found] = globSync([base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]).filter(
    (path) => /\.tsx?$/.test(path),
  );
  if (!found) throw new Error(`${from} exports from ${specifier}, which is no module`);
  return found;
}
