import { Text } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useContext, useState, type CSSProperties } from 'react';
import { brandNamed } from '../packages/ui/src/theme/brands/index.ts';
import { tokenFiles } from '../packages/ui/src/theme/tokenFiles.ts';
import { tokensOf, type Token } from '../packages/ui/src/theme/tokenList.ts';
import { themeStylesheet } from '../packages/ui/src/theme/themeRules.ts';
import { advisorTokens } from '../packages/ui/src/theme/tokens.ts';
import { Copyable, CopyButton } from './Copy.tsx';
import { matches } from './matches.ts';
import { isDark, ToolbarContext } from './ToolbarContext.ts';

/** The order of the token groups; a group not listed uses its own name as its heading. */
const headings: Readonly<Record<string, string>> = {
  colour: 'Colours',
  font: 'Fonts',
  weight: 'Weights',
  size: 'Sizes of text',
  leading: 'Leading',
  space: 'Space',
  radius: 'Radii',
  width: 'Widths',
  motion: 'Durations',
  shadow: 'Shadow',
  breakpoints: 'Breakpoints',
  zIndex: 'Order above the page',
  focusRing: 'Focus ring',
  iconSizes: 'Icons',
  easing: 'Easing',
};

/** Every token of the toolbar's brand and theme, with its purpose and copyable snippets. */
export function TokenPage() {
  const toolbar = useContext(ToolbarContext);
  const [query, setQuery] = useState('');
  const theme = isDark(toolbar) ? 'dark' : 'light';
  const found = tokensOf(brandNamed(toolbar.brand)).filter(({ path, use, typescript, css, text }) =>
    matches(query, [path.join(' '), use, typescript, css, text[theme]]),
  );
  const groups = [...new Set(found.map(({ path }) => path[0]!))];
  return (
    <Copyable>
      <div className="sb-unstyled list-search">
        <TextInput type="search" label="Search the tokens" value={query} onChange={setQuery} />
        <Text size="s" color="soft">
          <span role="status">{found.length === 1 ? '1 token' : `${found.length} tokens`}</span>
        </Text>
      </div>
      {groups.map((group) => (
        <section key={group}>
          <h2 id={`tokens-${group}`}>{headings[group] ?? group}</h2>
          <ul className="tokens sb-unstyled">
            {found
              .filter(({ path }) => path[0] === group)
              .map((token) => (
                <TokenRow key={token.typescript} token={token} theme={theme} />
              ))}
          </ul>
        </section>
      ))}
    </Copyable>
  );
}

function TokenRow({ token, theme }: { token: Token; theme: 'light' | 'dark' }) {
  const { path, use, typescript, css, text } = token;
  const sample = sampleOf(path[0]!, text[theme]);
  return (
    <li data-token={path.join('.')}>
      <div className="token-sample" aria-hidden="true">
        {sample ? <span style={sample}>{/^(?:font|weight|size)$/.test(path[0]!) ? 'Aa' : null}</span> : null}
      </div>
      <div>
        <strong>{path.slice(1).join('.')}</strong>
        <p>{use}</p>
      </div>
      <div className="token-copies">
        {css ? <CopyButton name="CSS" text={`var(${css})`} /> : null}
        <CopyButton name="TypeScript" text={typescript} />
        <CopyButton name="Value" text={text[theme]} />
      </div>
    </li>
  );
}

/** A preview of a token, for groups where one is useful. */
function sampleOf(group: string, value: string): CSSProperties | undefined {
  const box = { display: 'block', inlineSize: '3rem', blockSize: '2rem' };
  const border = '1px solid var(--advisor-colour-border)';
  switch (group) {
    case 'colour':
      return { ...box, border, background: `linear-gradient(${value}, ${value}), var(--advisor-colour-background)` };
    case 'font':
      return { fontFamily: value, fontSize: '1.5rem' };
    case 'weight':
      return { fontWeight: value, fontSize: '1.5rem' };
    case 'size':
      return { fontSize: `min(${value}, 3rem)`, lineHeight: 1 };
    case 'space':
      return {
        display: 'block',
        inlineSize: `min(${value}, 4rem)`,
        blockSize: '1rem',
        background: 'var(--advisor-colour-accent)',
      };
    case 'radius':
      return { ...box, border, borderRadius: value };
    case 'shadow':
      return { ...box, boxShadow: value, background: 'var(--advisor-colour-surface)' };
    default:
      return undefined;
  }
}

const asAddress = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/** The package's token files, as downloads. */
export function TokenFiles() {
  const files = [
    ['tokens.css', asAddress('text/css', themeStylesheet(advisorTokens))],
    ...Object.entries(tokenFiles()).map(([name, file]) => [
      name,
      asAddress('application/json', JSON.stringify(file, null, 2)),
    ]),
  ] as [string, string][];
  return (
    <ul>
      {files.map(([name, address]) => (
        <li key={name}>
          <a href={address} download={name.split('/').at(-1)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
