import type { ReactNode } from 'react';
import { Text } from '../layout/Text';
import { vars } from './vars.css';

/** For the stories of tokens: the name and value of each, and what it looks like. */
export function TokenTable({ rows }: { rows: readonly { name: string; value: string; sample: ReactNode }[] }) {
  return (
    <ul>
      {rows.map(({ name, value, sample }) => (
        <li
          key={name}
          style={{
            display: 'grid',
            gridTemplateColumns: '6rem 8rem minmax(0, 1fr)',
            alignItems: 'center',
            gap: vars.space.s,
            paddingBlock: vars.space.xs,
            borderBlockStart: `1px solid ${vars.colour.hairline}`,
          }}
        >
          <Text size="s" weight="strong">
            {name}
          </Text>
          <Text size="s" tone="soft" tabular>
            {value}
          </Text>
          {sample}
        </li>
      ))}
    </ul>
  );
}

/** A length, drawn to scale. */
export function Bar({ length, name }: { length: string; name: string }) {
  return (
    <div
      data-bar={name}
      style={{ inlineSize: length, maxInlineSize: '100%', blockSize: vars.space.m, background: vars.colour.ink }}
    />
  );
}
