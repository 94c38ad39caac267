import type { ESTree } from 'rolldown/utils';

export type Node = ESTree.Node;

export function* childrenOf(node: Node): Generator<[key: string, child: Node]> {
  for (const [key, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) yield [key, child];
}

/** The names that a pattern binds. */
export function* namesIn(pattern: Node): Generator<string> {
  if (pattern.type === 'Identifier') yield pattern.name;
  else if (pattern.type === 'Property') yield* namesIn(pattern.value);
  else if (pattern.type === 'AssignmentPattern') yield* namesIn(pattern.left);
  else for (const [key, child] of childrenOf(pattern)) if (key !== 'typeAnnotation') yield* namesIn(child);
}

/** The part of an expression that says something of its value, and not of its type. */
export function unwrap(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;
}

export const isUndefined = (node: Node) => node.type === 'Identifier' && node.name === 'undefined';

/** The name of a property or attribute; undefined for one that is computed or spread. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
  if (node.type !== 'Property' || node.computed) return undefined;
  return node.key.type === 'Literal' ? String(node.key.value) : (node.key as { name: string }).name;
}

const isFunction = (node: Node) => node.type.includes('Function');

/** Whether a node is free of code, and of files beside its module. */
export const isData = (node: Node): boolean =>
  !isFunction(node) && node.type !== 'MetaProperty' && [...childrenOf(node)].every(([, child]) => isData(child));

/** Whether a child is but the name of a property: `b` in `a.b` and in `{ b: c }`. */
export const isPropertyName = (parent: Node, key: string) =>
  ((key === 'property' || key === 'key') && !('computed' in parent && parent.computed)) ||
  (key === 'name' && parent.type === 'JSXAttribute');

/** The names that a node refers to, and does not bind itself. */
export function referencesOf(node: Node): string[] {
  const used = new Set<string>();
  const bound = new Set<string>();
  (function visit(current: Node) {
    if (current.type === 'Identifier' || current.type === 'JSXIdentifier') used.add(current.name);
    if (isFunction(current))
      for (const param of (current as { params?: Node[] }).params ?? [])
        for (const name of namesIn(param)) bound.add(name);
    if (current.type === 'VariableDeclarator') for (const name of namesIn(current.id)) bound.add(name);
    if (current.type === 'FunctionDeclaration' && current.id) bound.add(current.id.name);
    for (const [key, child] of childrenOf(current)) if (!isPropertyName(current, key)) visit(child);
  })(node);
  return [...used].filter((name) => !bound.has(name));
}
