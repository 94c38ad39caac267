import type { ReactNode } from 'react';
import { propertyName } from './themeRules';
import { vars } from './vars.css';

const cell = {
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;
const line = { borderBlockEnd: `1px solid ${vars.colour.hairline}` };
const quiet = { fontSize: vars.size.xs, fontWeight: vars.weight.medium, color: vars.colour.textSoft };

export interface TokenRow {
  name: string;
  /** The path of the token in the contract; its CSS variable is shown with its name. */
  path?: readonly string[];
  cells: readonly ReactNode[];
}

interface TokenTableProps {
  /** The name of the table, for screen readers. */
  caption: string;
  /** The columns, including the names. */
  head: readonly string[];
  rows: readonly TokenRow[];
}

/** For the stories of tokens: the name of each with its CSS variable, its values, and what it looks like. */
export function TokenTable({ caption, head, rows }: TokenTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Horizontally scrolling content must be reachable by keyboard.
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <table
        style={{
          inlineSize: '100%',
          fontSize: vars.size.s,
          lineHeight: vars.leading.s,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <thead>
          <tr style={line}>
            {head.map((title) => (
              <th key={title} scope="col" style={{ ...cell, ...quiet }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, path, cells }) => (
            <tr key={name} style={line}>
              <th scope="row" style={{ ...cell, fontWeight: vars.weight.strong }}>
                <span>{name}</span>
                {path ? <Property path={path} /> : null}
              </th>
              {cells.map((content, column) => (
                <td key={head[column + 1]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The CSS variable of a token, as another site writes it. */
export function Property({ path }: { path: readonly string[] }) {
  return (
    <code style={{ ...quiet, display: 'block', fontFamily: vars.font.mono, whiteSpace: 'nowrap' }}>
      {`--${propertyName(path)}`}
    </code>
  );
}
