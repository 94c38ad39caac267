import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '@advisor/content';
import { parse } from 'node-html-parser';
import { parseSync, Visitor } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { filesWithWords, root, textsOf } from '../../packages/content/bin/shippedTexts.ts';
import { fillIn } from '../../packages/content/src/collections/ownerWords.ts';
import { allPages } from '../pages/built.ts';

/** Names of the shipped owner, and what the shipped owner's trade is called. */
const old =
  /\b(?:MSPs?|MSSPs?|managed services?|cyber\w*|security|infosec|channels?|vendors?|resellers?|advis\w*|consult\w*|mentor\w*|mentees?|keynotes?|boards?|boardrooms?|risks?|compliance|incidents?|executives?|technology|Brambles|llamas?|farm\w*|Miriam|Brubaker|South Bend|Indiana)\b/i;

/** Every text of the tools: these are about the trade (docs/product/tools.md). */
function toolTexts(): string[] {
  return globSync('packages/tools/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.stories.tsx'],
  }).flatMap((file) => {
    const texts: string[] = [];
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
      TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
      JSXText: ({ value }) => void texts.push(value),
    }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
    return texts;
  });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** What a page says and what stands in its head, a text each. Addresses are listed by themselves. */
function textsOfPage({ html }: (typeof allPages)[number]): string[] {
  const document = parse(html);
  const texts: string[] = [];
  const read = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(read);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) read(JSON.parse(script.text));
  for (const element of document.querySelectorAll('script, style')) element.remove();
  for (const element of document.querySelectorAll('[content], [alt], [title], [aria-label], [placeholder]'))
    for (const name of ['content', 'alt', 'title', 'aria-label', 'placeholder']) read(element.getAttribute(name));
  texts.push(...document.structuredText.split('\n'));
  return texts.map(plain).filter((text) => !/^(?:https:|mailto:|tag:|\/)/.test(text));
}

it('whoever replaces what `pnpm placeholders` lists has replaced every word of the old trade but those of the tools', () => {
  const listed = filesWithWords().flatMap((file) => textsOf(file).map(({ text }) => fillIn(text, owner)));
  // A tool names the owner where its page says whom a result can be sent to.
  const named = owner.name.split(' ').flatMap((name) => toolTexts().map((text) => text.replaceAll('{name}', name)));
  const known = [...new Set([...listed, ...named].map(plain))]
    .filter((text) => old.test(text))
    .toSorted((a, b) => b.length - a.length);
  const left = new Set<string>();
  for (const page of allPages)
    for (const text of textsOfPage(page)) {
      if (!old.test(text)) continue;
      let rest = text;
      for (const one of known) rest = rest.replaceAll(one, '…');
      if (old.test(rest)) left.add(`${page.path}: ${rest.slice(0, 160)}`);
    }
  expect([...left]).toEqual([]);
  // It would find something.
  expect(known.length).toBeGreaterThan(500);
});
