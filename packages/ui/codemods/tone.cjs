'use strict';

/**
 * Changes `tone` of the components of `@advisor/ui` 0.1 to the names of 0.2, with jscodeshift:
 *
 *   npx jscodeshift@17 --parser=tsx --extensions=tsx,jsx -t node_modules/@advisor/ui/codemods/tone.cjs src
 *
 * It changes values that are written in the JSX of a component, alone or as the outcomes of a condition, and lists the others
 * with their lines. The type check finds what is passed in an object.
 */

const action = { values: { accent: 'neutral', critical: 'danger' } };
const levels = ['low', 'medium', 'high', 'critical'];

const components = {
  Alert: { values: { neutral: 'info', low: 'success', medium: 'warning', high: 'warning', critical: 'danger' } },
  Badge: { values: { muted: 'neutral', accent: 'info' }, level: true },
  Button: action,
  ButtonLink: action,
  ConfirmDialog: action,
  IconButton: action,
  Text: { prop: 'color', values: { ink: 'text', soft: 'textSoft' } },
};

/** `Section`, and every section that is made of it. */
const section = { prop: 'background', values: { paper: 'background' } };

/** The strings that an expression can come to; undefined if it can come to something else. */
function outcomes(node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return outcomes(node.expression);
    case 'StringLiteral':
      return [node];
    case 'ConditionalExpression': {
      const [first, second] = [outcomes(node.consequent), outcomes(node.alternate)];
      return first && second && [...first, ...second];
    }
    case 'Identifier':
      return node.name === 'undefined' ? [] : undefined;
    default:
      return undefined;
  }
}

module.exports = function tone({ path, source }, { jscodeshift: j, report }) {
  const root = j(source);
  const imported = new Map();
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!/^@advisor\/(ui|content)(\/|$)/.test(node.source.value)) return;
    for (const { type, imported: original, local } of node.specifiers) {
      if (type === 'ImportSpecifier') imported.set((local ?? original).name, original.name);
    }
  });

  let changed = false;
  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const name = imported.get(node.name.name);
    if (!name) return;
    const { values, prop, level } = components[name] ?? section;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'tone') continue;
      const strings = outcomes(attribute.value);
      const rated = level ? (strings?.filter(({ value }) => levels.includes(value)).length ?? 0) : 0;
      if (!strings || (rated > 0 && rated < strings.length)) {
        report(`${path}:${attribute.loc.start.line} \`tone\` of <${name}> has to be changed by hand.`);
        continue;
      }
      attribute.name.name = rated > 0 ? 'level' : (prop ?? 'tone');
      for (const string of strings) {
        if (rated === 0) string.value = values[string.value] ?? string.value;
      }
      changed = true;
    }
  });
  return changed ? root.toSource() : undefined;
};
