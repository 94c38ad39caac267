import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Context = Parameters<NonNullable<Rule['create']>>[0];
type Node = Parameters<Context['sourceCode']['getScope']>[0];
type Parent = Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>;

/**
 * What a child of an element leaves in the page: text that stays as it is, text that may change, elements that stay or
 * elements that come and go.
 */
type Kind = 'fixed text' | 'text' | 'elements' | 'elements at times';

/** Props that take elements, never text by itself. */
const ELEMENT_PROPS = new Set([
  'above',
  'action',
  'actions',
  'aside',
  'below',
  'cover',
  'icon',
  'media',
  'submitButton',
]);
/** Functions from elsewhere that return elements. */
const ELEMENT_CALLS = new Set(['createPortal', 'iconOf', 'renderDialog', 'renderItem']);

/**
 * A program that translates the page replaces text nodes. React then fails when it removes one or inserts something
 * before it, and changes one that nobody sees. So text that may change, and text beside something that comes and goes,
 * is alone in an element, whose text React replaces as a whole.
 */
const textAlone = {
  create({ report, sourceCode }) {
    const check = (node: Parent) => {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length < 2) return;
      const kinds = children.map(kindOf);
      const changing = kinds.indexOf('text');
      if (changing >= 0)
        return report({ node: children[changing]!, message: 'Put this text into an element of its own.' });
      const fixed = kinds.indexOf('fixed text');
      if (fixed >= 0 && kinds.includes('elements at times'))
        report({
          node: children[fixed]!,
          message: 'Put this text into an element of its own: what is beside it comes and goes.',
        });
    };

    function kindOf(node: Node): Kind {
      switch (node.type) {
        case 'JSXText':
          return 'fixed text';
        case 'JSXElement':
          return 'elements';
        case 'JSXFragment': {
          const children = node.children.filter((child) => !isBlank(child));
          // Text that may change is reported inside, unless it is alone there.
          const kinds = children.map(kindOf).filter((kind) => kind !== 'text' || children.length === 1);
          return together(['elements', ...kinds]);
        }
        case 'JSXExpressionContainer':
        case 'TSAsExpression':
          return kindOf(node.expression);
        case 'Literal':
          return node.value === null || typeof node.value === 'boolean' ? 'elements at times' : 'fixed text';
        case 'LogicalExpression':
          return together([node.operator === '&&' ? 'elements at times' : kindOf(node.left), kindOf(node.right)]);
        case 'ConditionalExpression':
          return together(['elements at times', kindOf(node.consequent), kindOf(node.alternate)]);
        case 'MemberExpression':
          return ELEMENT_PROPS.has(nameOf(node.property)) ? 'elements at times' : 'text';
        case 'Identifier': {
          if (ELEMENT_PROPS.has(node.name)) return 'elements at times';
          return kindOfValue(valueOf(node));
        }
        case 'ArrowFunctionExpression':
          return node.body.type === 'BlockStatement' ? together(node.body.body.map(kindOf)) : kindOf(node.body);
        case 'ReturnStatement':
          return node.argument ? kindOf(node.argument) : 'elements at times';
        case 'VariableDeclaration':
        case 'IfStatement':
          return 'elements at times';
        case 'CallExpression': {
          // A list, or a function of this file.
          const { callee } = node;
          if (callee.type === 'MemberExpression' && nameOf(callee.property) === 'map')
            return together(['elements at times', ...node.arguments.map(kindOf)]);
          if (callee.type !== 'Identifier') return 'text';
          if (ELEMENT_CALLS.has(callee.name)) return 'elements at times';
          const value = valueOf(callee);
          return value?.type === 'ArrowFunctionExpression' ? kindOfValue(value) : 'text';
        }
        default:
          return 'text';
      }
    }

    /** Of a function that calls itself, the other branches decide. */
    const entered = new Set<Node>();
    function kindOfValue(value: Node | undefined): Kind {
      if (!value) return 'text';
      if (entered.has(value)) return 'elements at times';
      entered.add(value);
      const kind = kindOf(value);
      entered.delete(value);
      return kind;
    }

    /** What a constant of this file is. */
    function valueOf(name: Extract<Node, { type: 'Identifier' }>): Node | undefined {
      for (let scope: Scope | null = sourceCode.getScope(name); scope; scope = scope.upper) {
        const declaration = scope.set.get(name.name)?.defs[0]?.node;
        if (declaration)
          return declaration.type === 'VariableDeclarator' && declaration.id.type === 'Identifier'
            ? (declaration.init ?? undefined)
            : undefined;
      }
      return undefined;
    }

    return { JSXElement: check, JSXFragment: check };
  },
} satisfies Rule;

type Scope = ReturnType<Context['sourceCode']['getScope']>;

function together(kinds: readonly Kind[]): Kind {
  if (kinds.some((kind) => kind === 'text' || kind === 'fixed text')) return 'text';
  return kinds.every((kind) => kind === 'elements') ? 'elements' : 'elements at times';
}

const nameOf = (property: Node) => (property.type === 'Identifier' ? property.name : '');

/** Not translated: white space and comments. */
function isBlank(child: Node): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  return (
    expression.type === 'JSXEmptyExpression' ||
    (expression.type === 'Literal' && String(expression.value).trim() === '')
  );
}

export default { meta: { name: 'translation' }, rules: { 'text-alone': textAlone } };
