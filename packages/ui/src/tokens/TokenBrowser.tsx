import { Check, Copy } from 'lucide';
import { useState, type CSSProperties } from 'react';
import { Button } from '../actions/Button';
import { EmptyState } from '../feedback/EmptyState';
import { TextInput } from '../fields/TextInput';
import { Heading } from '../layout/Heading';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../media/Icon';
import * as styles from './TokenBrowser.css';
import { matches, tokenGroups, type NamedToken } from './tokenGroups';
import type { Tokens } from '../theme/tokens';
import { vars } from '../theme/vars.css';

interface TokenBrowserProps {
  brand: Tokens;
  /** The search to begin with. */
  search?: string;
}

/** For the page of tokens: every token of a brand with its names and values, to be searched and copied. */
export function TokenBrowser({ brand, search: first = '' }: TokenBrowserProps) {
  const [search, setSearch] = useState(first);
  const [copied, setCopied] = useState<{ text: string; refused: boolean }>();
  const groups = tokenGroups(brand)
    .map((group) => ({ ...group, tokens: group.tokens.filter((token) => matches(search.trim(), group, token)) }))
    .filter(({ tokens }) => tokens.length > 0);
  const count = groups.reduce((sum, { tokens }) => sum + tokens.length, 0);

  function find(words: string) {
    setSearch(words);
    setCopied(undefined);
  }
  async function copy(text: string) {
    const refused = await navigator.clipboard.writeText(text).then(
      () => false,
      () => true,
    );
    setCopied({ text, refused });
  }
  const copyable = (text: string) => (
    <button type="button" className={styles.copy} onClick={() => void copy(text)}>
      <VisuallyHidden>Copy </VisuallyHidden>
      <span>{text}</span>
      <Icon className={styles.copyIcon} icon={copied?.text === text && !copied.refused ? Check : Copy} size={16} />
    </button>
  );

  return (
    <div className={styles.browser}>
      <Stack space="xs">
        <TextInput
          type="search"
          label="Search tokens"
          hint="A name, a use or a value: accent, dialog, 16px"
          value={search}
          onChange={find}
        />
        <div role="status" className={styles.use}>
          {copied ? messageOf(copied) : count === 1 ? '1 token' : `${count} tokens`}
        </div>
      </Stack>
      {count === 0 ? (
        <EmptyState title={`No token matches “${search}”`} action={<Button onClick={() => find('')}>Show all</Button>}>
          Search for a part of a name, a use or a value.
        </EmptyState>
      ) : null}
      {groups.map(({ heading, note, tokens }) => (
        <section key={heading}>
          <Stack space="xs">
            <Heading level={3}>{heading}</Heading>
            <Text size="s" color="textSoft" measure>
              {note}
            </Text>
          </Stack>
          <ul role="list" className={styles.rows}>
            {tokens.map((token) => (
              <li key={token.property} className={styles.row}>
                <div className={styles.about}>
                  <span className={styles.name}>{token.path.slice(1).join('.')}</span>
                  <span className={styles.use}>{token.use}</span>
                  <Sample token={token} />
                </div>
                <div className={styles.values}>
                  {copyable(token.property)}
                  {copyable(['vars', ...token.path].join('.'))}
                </div>
                <div className={styles.values}>
                  {token.values.map(({ condition, text }) => (
                    <span key={text} className={styles.value}>
                      {token.path[0] === 'colour' ? (
                        <span
                          aria-hidden="true"
                          className={styles.swatch}
                          data-theme={condition?.toLowerCase()}
                          // Translucent colors are shown on the page of their theme.
                          style={{ background: `linear-gradient(${text}, ${text}), ${vars.colour.background}` }}
                        />
                      ) : null}
                      {condition ? <span className={styles.condition}>{condition}</span> : null}
                      {copyable(text)}
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const messageOf = ({ text, refused }: { text: string; refused: boolean }) =>
  refused ? `The browser did not allow to copy. Select ${text} instead.` : `Copied ${text}`;

/** What a token looks like, where a picture says more than its value. */
function Sample({ token: { path, property } }: { token: NamedToken }) {
  const value = `var(${property})`;
  const looks: Record<string, CSSProperties> = {
    radius: { borderRadius: value },
    shadow: { boxShadow: value },
  };
  const texts: Record<string, CSSProperties> = {
    font: { fontFamily: value },
    weight: { fontWeight: value },
    size: { fontSize: value, lineHeight: 1 },
  };
  const [group] = path as [string];
  if (group === 'space') return <div className={styles.bar} style={{ inlineSize: value }} />;
  if (looks[group]) return <div className={styles.box} style={looks[group]} />;
  if (texts[group])
    return (
      <div aria-hidden="true" className={styles.letters} style={texts[group]}>
        Aa
      </div>
    );
  return null;
}
