import { list, parse, type AtRule, type ChildNode, type Rule } from 'postcss';

/**
 * The number of ids in the specificity of each layer's rules. Fewer have those that take back what the page says of the
 * elements of a tool; the page may use an id too.
 */
const ids: Record<string, number> = { reset: 3, base: 4, components: 5, overrides: 6 };
const withIds = (count: number) => `:not(${'#_'.repeat(count)})`;

const root = '[data-advisor-tool]';
const within = `:where(${root},${root} *)`;

/** What a tool would inherit from the page, but its fonts and colours, which it has of its own. */
export const notInherited = `font-style: normal;
  font-weight: 400;
  font-variant: normal;
  font-stretch: normal;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  white-space: normal;
  hyphens: manual;
  cursor: auto;`;

/** Rules that take back what the page says of the elements of a tool, and what they would inherit from it. */
export const withoutPage = `
${root}${withIds(2)} {
  all: revert;
  color-scheme: var(--advisor-color-scheme);
  ${notInherited}
}
/* A drawing is made of attributes, which are weaker than any rule. */
${root} :not(svg, svg *)${withIds(2)},
${within}${withIds(2)}::before,
${within}${withIds(2)}::after {
  all: revert;
}
${root} svg${withIds(2)} {
  border: none;
  vertical-align: baseline;
}
`;

/**
 * The stylesheet of a tool, for pages of others. Any rule of such a page wins over cascade layers, so the layers become
 * numbers of ids. The rules apply inside of tools alone; what they say of a whole page, they say of the root of a tool. The
 * variables stay in their layer on the page, which can set its own anywhere.
 */
export function isolateStyles(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('layer', (block) => {
    const layer = block.params.split('.')[1]!;
    if (layer in ids) {
      block.walkRules((rule) => isolate(rule, ids[layer]!));
      block.replaceWith(block.nodes!);
    } else if (block.nodes)
      // The page's own colour scheme stays as it is.
      block.walkDecls('color-scheme', (declaration) => {
        declaration.prop = '--advisor-color-scheme';
      });
  });
  // No blanks: each tool has a sheet, and all of them are installed.
  sheet.walk((node) => {
    node.raws = { before: '', between: node.type === 'decl' ? ':' : '', after: '', semicolon: false, afterName: ' ' };
    if (node.type === 'comment') node.remove();
    if (node.type === 'rule') node.selector = node.selectors.join(',');
  });
  return sheet.toString();
}

function isolate(rule: Rule, count: number) {
  if (isKeyframe(rule)) return;
  const selectors = list.comma(rule.selector).flatMap((selector) => {
    // What a page scrolls, and the size of its text.
    if (/^html\b/.test(selector)) return [];
    if (/^body\b/.test(selector)) return [selector.replace('body', `${root}${withIds(count)}`)];
    const [, subject, pseudo] = /^(.*?)(::.*)?$/s.exec(selector)!;
    return [`${subject!.replace(/^\*$/, '')}${within}${withIds(count)}${pseudo ?? ''}`];
  });
  if (selectors.length > 0) rule.selectors = selectors;
  else rule.remove();
}

const isKeyframe = ({ parent }: ChildNode) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
