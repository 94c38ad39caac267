import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeStylesheet } from '@advisor/ui/theme';
import { ownBrandStyles } from '@advisor/ui/theme/brand';
import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { advisorTokens } from '../../packages/ui/src/theme/tokens.ts';

const root = join(import.meta.dirname, '../..');
const css = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** All stylesheets that the build leaves, and those that are made of the tokens of a brand. */
const sheets = Object.entries({
  '@advisor/ui': css('packages/ui/dist/**/*.css'),
  '@advisor/content': css('packages/content/dist/**/*.css'),
  '@advisor/tools': css('packages/tools/dist/**/*.css'),
  'the site': css('apps/site/dist/client/assets/*.css'),
  'a brand': themeStylesheet(advisorTokens),
  'the owner’s brand': ownBrandStyles({ accent: '#7a28a0' }),
}).map(([name, text]) => [name, parse(text)] as const);

const ruleOf = (declaration: Declaration) => declaration.parent as Rule;
function* queriesAbove(rule: Rule) {
  for (let above = rule.parent as AtRule | undefined; above?.type === 'atrule'; above = above.parent as AtRule)
    if (above.name === 'media') yield above.params;
}
const isReduced = (rule: Rule) => [...queriesAbove(rule)].some((query) => query.includes('prefers-reduced-motion'));
const pseudoOf = (selector: string) => /::[\w-]+$/.exec(selector)?.[0] ?? '';
const plain = (selector: string) => selector.replace(/["\s]/g, '');

it.each(sheets)('%s: with reduced motion nothing that moves goes on moving', (_name, sheet) => {
  const still = new Set<string>();
  sheet.walkDecls(/^(?:transition|animation)$/, (declaration) => {
    if (isReduced(ruleOf(declaration)) && declaration.value === 'none')
      still.add(`${ruleOf(declaration).selector} ${declaration.prop}`);
  });
  const durations = new Set<string>();
  sheet.walkDecls(/^--advisor-motion-/, (declaration) => {
    if (isReduced(ruleOf(declaration)) && declaration.value === '0s') durations.add(`var(${declaration.prop})`);
  });
  // The rule of a whole page, or of a tool, for all elements and the pseudo-elements that it names.
  const everywhere = new Set<string>();
  sheet.walkDecls('transition-duration', (declaration) => {
    const rule = ruleOf(declaration);
    if (isReduced(rule) && declaration.important && declaration.value === '0s')
      for (const selector of rule.selectors) if (selector.includes('*')) everywhere.add(pseudoOf(selector));
  });
  const moving: string[] = [];
  sheet.walkDecls(/^(?:-webkit-)?(?:transition|animation)(?:-duration|-delay)?$/, (declaration) => {
    const rule = ruleOf(declaration);
    const times = declaration.value.match(/var\([^)]*\)|(?<![\w#-])[\d.]+m?s\b/g) ?? [];
    const lasts = times.some((time) => !durations.has(time) && !/^0?\.?0*1?m?s$/.test(time));
    // A notice is taken away at the end of an animation that nobody sees.
    const isTimer = rule.nodes.some(
      (node) => node.type === 'decl' && `${node.prop}: ${node.value}` === 'visibility: hidden',
    );
    const isStopped = !declaration.important && rule.selectors.every((each) => everywhere.has(pseudoOf(each)));
    if (lasts && !isTimer && !isStopped && !isReduced(rule) && !still.has(`${rule.selector} ${declaration.prop}`))
      moving.push(`${rule.selector} { ${declaration.toString()} }`);
  });
  sheet.walkDecls('scroll-behavior', (declaration) => {
    if (declaration.value === 'smooth' && !isReduced(ruleOf(declaration))) moving.push(declaration.toString());
  });
  expect(moving).toEqual([]);
});

it.each(sheets)('%s: dark colors are for screens alone, so that no page is printed dark', (_name, sheet) => {
  const onPaper: string[] = [];
  sheet.walkRules((rule) => {
    const queries = [...queriesAbove(rule)];
    const isDark =
      queries.some(
        (query) => query.includes('prefers-color-scheme: dark') || query.includes('prefers-color-scheme:dark'),
      ) ||
      /\[[^\]]*=dark\]/.test(plain(rule.selector).replace(/:not\([^)]*\)/g, '')) ||
      rule.nodes.some(
        (node) => node.type === 'decl' && /^(?:--advisor-)?color-scheme$/.test(node.prop) && node.value === 'dark',
      );
    const isForScreens = queries.some((query) => query.split(',').every((each) => /^\s*screen\b/.test(each)));
    if (isDark && !isForScreens) onPaper.push(rule.selector);
  });
  expect(onPaper).toEqual([]);
});

it.each(sheets.filter(([name]) => name !== '@advisor/content'))(
  '%s has dark colors for the setting of the system, the choice of the reader, and a part of a page',
  (_name, sheet) => {
    const dark = new Set<string>();
    sheet.walkDecls('--advisor-colour-accent', (declaration) => {
      if ([...queriesAbove(ruleOf(declaration))].some((query) => query.startsWith('screen')))
        dark.add(plain(ruleOf(declaration).selector));
    });
    expect([...dark]).toEqual([
      ':root:not([data-theme=light])',
      '[data-theme=dark]',
      ':root:has(input[name=advisor-theme][value=dark]:checked)',
    ]);
  },
);

it('arrows and marks follow the direction of the text, also where it is not that of its language', () => {
  const built = {
    'the theme': css('packages/ui/dist/theme/global.css'),
    'the elements': css('packages/tools/dist/cdn/*/embed.js'),
    'the site': css('apps/site/dist/client/assets/*.css'),
    Storybook: css('storybook-static/assets/*.css'),
  };
  for (const [name, text] of Object.entries(built)) {
    expect(text, name).toContain('[data-mirrored]:dir(rtl)');
    expect(text, name).not.toMatch(/:lang\(ar\b/);
  }
});
