// Renames the props and values that docs/upgrading.md lists, on components imported from `@advisor/*`:
//
//   npx jscodeshift@17 -t node_modules/@advisor/ui/codemods/one-vocabulary.cjs --extensions=tsx,ts,jsx,js src
//
// CommonJS, because jscodeshift requires its transforms. What depends on values that are not in the file is left as it
// is and reported with its line.

const ours = /^@advisor\//;

const destructive = { accent: false, critical: true };

/**
 * Of each component and prop: its new name, and its values by their old ones. A value that is an object belongs to a
 * prop of its own. Props that are not listed stay.
 */
const renamed = {
  Badge: {
    tone: {
      to: 'tone',
      values: {
        accent: 'info',
        low: 'success',
        medium: 'warning',
        critical: 'danger',
        muted: { prop: 'muted', value: true },
        high: { prop: 'level', value: 'high' },
      },
    },
  },
  Alert: { tone: { to: 'tone', values: { low: 'success', medium: 'warning', high: 'warning', critical: 'danger' } } },
  Meter: {
    tone: {
      to: 'tone',
      values: { accent: 'info', low: 'success', medium: 'warning', high: 'warning', critical: 'danger' },
    },
    bands: { keys: { tone: 'level' } },
  },
  Text: { tone: { to: 'color', values: { ink: 'text' } } },
  EmptyState: { title: { to: 'heading' } },
  ConfirmDialog: { question: { to: 'title' }, tone: { flag: 'destructive', values: destructive } },
};
for (const button of ['Button', 'ButtonLink', 'IconButton'])
  renamed[button] = { tone: { flag: 'destructive', values: destructive } };
for (const section of [
  'Section',
  'CardGrid',
  'EntryGroups',
  'EntryList',
  'FactList',
  'FeatureList',
  'FigureTable',
  'ListSection',
  'ProcessSteps',
  'Prose',
  'StatStrip',
  'Chain',
  'MentorshipPrograms',
  'PointCards',
  'Statements',
])
  renamed[section] = { tone: { to: 'surface', values: { paper: 'background' } } };

/** Constants that are imported by name. */
const constants = {
  alertTones: 'tones',
  badgeTones: 'tones',
  sectionTones: 'sectionSurfaces',
  textTones: 'textColors',
};
const removedConstants = {
  buttonTones: 'the prop is `destructive`, which is true or false',
  meterTones: 'import `tones` from @advisor/ui',
};

/** @type {import('jscodeshift').Transform} */
module.exports = function oneVocabulary({ source }, { jscodeshift: j, report }) {
  const { program } = j(source).get().node;
  const { replace, textOf, result } = editsOf(source);
  const leave = (node, why) => report(`line ${node.loc.start.line}: ${why}`);

  /** Our components by their names in this file, and the names of whole modules of ours. */
  const components = new Map();
  const modules = new Set();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !ours.test(statement.source.value)) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') modules.add(specifier.local.name);
      if (specifier.type !== 'ImportSpecifier') continue;
      const { name } = specifier.imported;
      const local = specifier.local?.name ?? name;
      if (Object.hasOwn(renamed, name)) components.set(local, name);
      if (Object.hasOwn(removedConstants, name)) leave(specifier, `${name} is gone: ${removedConstants[name]}`);
      if (Object.hasOwn(constants, name)) replace(specifier, `${constants[name]} as ${local}`);
    }
  }

  const componentOf = (name) => {
    if (name.type === 'JSXIdentifier') return components.get(name.name);
    if (
      name.type === 'JSXMemberExpression' &&
      modules.has(name.object.name) &&
      Object.hasOwn(renamed, name.property.name)
    )
      return name.property.name;
    return undefined;
  };

  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const component = componentOf(node.name);
    if (!component) return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'JSXSpreadAttribute') {
        const props = Object.keys(renamed[component]).join(', ');
        leave(attribute, `<${component}> takes spread props, which are left as they are; renamed are: ${props}`);
      } else if (Object.hasOwn(renamed[component], attribute.name.name)) {
        const rule = renamed[component][attribute.name.name];
        if (rule.flag) toFlag(attribute, rule);
        else if (rule.keys) renameKeys(attribute, rule);
        else renameValues(attribute, rule, component);
      }
    }
  });
  return result();

  /** A prop with other values, and perhaps another name. */
  function renameValues(attribute, { to, values = {} }, component) {
    const { value } = attribute;
    const literals = literalsIn(value);
    const ofOtherProp = literals?.find((literal) => typeof values[literal.value] === 'object');
    if (ofOtherProp) {
      const { prop, value: other } = values[ofOtherProp.value];
      const written = other === true ? prop : `${prop}="${other}"`;
      if (isLiteral(value)) replace(attribute, written);
      else
        leave(attribute, `'${ofOtherProp.value}' of <${component}> is the prop \`${written}\` now: write it by hand`);
      return;
    }
    if (!literals && Object.keys(values).length > 0)
      leave(attribute, `the values of \`${to}\` of <${component}> have other names, and here they come from elsewhere`);
    for (const literal of literals ?? []) {
      if (!Object.hasOwn(values, literal.value)) continue;
      const quote = textOf(literal)[0];
      replace(literal, `${quote}${values[literal.value]}${quote}`);
    }
    if (to !== attribute.name.name) replace(attribute.name, to);
  }

  /** A prop of two values that becomes one which is true or false. */
  function toFlag(attribute, { flag, values }) {
    const { value } = attribute;
    const meaningOf = (node) =>
      isNothing(node) ? false : isLiteral(node) ? values[literalsIn(node)[0].value] : undefined;
    const whole = value && meaningOf(value);
    if (whole !== undefined && whole !== null) return replace(attribute, whole ? flag : '');
    const { test, consequent, alternate } = value?.expression ?? {};
    const branches = test && `${meaningOf(consequent)} ${meaningOf(alternate)}`;
    if (branches === 'true false') {
      const isBoolean = test.type === 'BinaryExpression' || (test.type === 'UnaryExpression' && test.operator === '!');
      return replace(attribute, `${flag}={${isBoolean ? textOf(test) : `Boolean(${textOf(test)})`}}`);
    }
    if (branches === 'false true')
      return replace(attribute, `${flag}={!${/^[\w$.]+$/.test(textOf(test)) ? textOf(test) : `(${textOf(test)})`}}`);
    return leave(
      attribute,
      `\`${attribute.name.name}\` is \`${flag}\` now, and its value comes from elsewhere: write it by hand`,
    );
  }

  /** A prop whose objects have other keys. */
  function renameKeys(attribute, { keys }) {
    const value = attribute.value?.expression;
    if (value?.type !== 'ArrayExpression') {
      const pairs = Object.entries(keys).map(([from, to]) => `\`${from}\` is \`${to}\``);
      leave(
        attribute,
        `in the objects of \`${attribute.name.name}\` ${pairs.join(', ')} now: rename it where they are made`,
      );
      return;
    }
    walk(value, (node) => {
      const { type, key, shorthand } = node;
      if (!/^(Object)?Property$/.test(type) || key.type !== 'Identifier' || !Object.hasOwn(keys, key.name)) return;
      if (shorthand) replace(node, `${keys[key.name]}: ${key.name}`);
      else replace(key, keys[key.name]);
    });
  }
};
// Reads TypeScript and JSX, in files of JavaScript too.
module.exports.parser = 'tsx';

/**
 * Changes of a source, by nodes of its tree. jscodeshift could print the changed tree itself, but its printer moves the
 * lines of elements and loses spaces of their text.
 */
function editsOf(source) {
  const edits = [];
  const lines = [];
  for (const { index, 0: end } of source.matchAll(/\r\n|\r|\n|\u2028|\u2029|$/g))
    lines.push({ at: lines.length ? lines.at(-1).next : 0, next: index + end.length });
  /** The tree is of a text whose lines are indented by spaces, so that columns count from the first word of a line. */
  const placeOf = ({ line, column }, of) => {
    const { at } = lines[line - 1];
    const indent = /^[^\S\r\n\u2028\u2029]*/.exec(source.slice(at))[0].length;
    return at + indent + column - of.getIndentAt(line);
  };
  const rangeOf = ({ loc }) => [placeOf(loc.start, loc.lines), placeOf(loc.end, loc.lines)];
  return {
    textOf: (node) => source.slice(...rangeOf(node)),
    /** An empty text takes the space before it away too. */
    replace(node, text) {
      const [start, end] = rangeOf(node);
      edits.push({ start: text ? start : source.slice(0, start).trimEnd().length, end, text });
    },
    /** The changed source, or undefined when nothing is changed. */
    result() {
      if (edits.length === 0) return undefined;
      let after = source;
      for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
        after = after.slice(0, start) + text + after.slice(end);
      return after;
    },
  };
}

/** Calls `visit` for a node and all below it. */
function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (typeof node?.type !== 'string') return;
  visit(node);
  for (const [key, child] of Object.entries(node))
    if (!/^(loc|tokens|comments|extra|original)$/.test(key) && typeof child === 'object') walk(child, visit);
}

const isString = (node) =>
  node?.type === 'StringLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
const isNothing = (node) => node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
const isLiteral = (node) => isString(node) || (node?.type === 'JSXExpressionContainer' && isString(node.expression));

/** The literals that a prop may have as its value, or undefined when it may have others too. */
function literalsIn(node) {
  if (!node) return undefined;
  if (isString(node)) return [node];
  if (isNothing(node)) return [];
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(node.expression);
    case 'ConditionalExpression': {
      const [yes, no] = [literalsIn(node.consequent), literalsIn(node.alternate)];
      return yes && no ? [...yes, ...no] : undefined;
    }
    case 'LogicalExpression': {
      const [left, right] = [literalsIn(node.left), literalsIn(node.right)];
      return left && right ? [...left, ...right] : undefined;
    }
    default:
      return undefined;
  }
}
