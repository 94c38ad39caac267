import type { ModuleExport } from 'storybook/internal/types';
import type { ReactNode } from 'react';
import { Example } from './Example.tsx';
import { ComponentLink } from './PageLink.tsx';

/** What each status promises, and when a component has it. */
export const statuses: Record<
  ComponentGuide['status'],
  { name: string; meaning: string; criteria: readonly string[] }
> = {
  stable: {
    name: 'Stable',
    meaning: 'In use, and changed only with an announcement.',
    criteria: [
      'The site, the admin area or a tool uses it.',
      'Each of its states is a story, and none has an accessibility violation.',
      'Its keyboard, its accessibility and its alternatives are described.',
      'What would break a use of it is a minor or major change, and the change log says what to do.',
    ],
  },
  draft: {
    name: 'Draft',
    meaning: 'Try it and comment; it may still change.',
    criteria: ['It is new, or its props are about to change.', 'Any release may change it; the change log says so.'],
  },
};

export function Status({ status }: Pick<ComponentGuide, 'status'>) {
  const { name, meaning, criteria } = statuses[status];
  return (
    <>
      <span className="status" data-status={status}>
        {name}
      </span>{' '}
      {meaning}
      <details>
        <summary>Criteria</summary>
        <Lines lines={criteria} />
      </details>
    </>
  );
}

/** Sentences, in a list. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{withCode(line)}</li>
      ))}
    </ul>
  );
}

/** A sentence in which `code` is set as code. */
export function withCode(line: string) {
  return line.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

export function Usage({ use, insteadUse }: Pick<ComponentGuide, 'use' | 'insteadUse'>) {
  return (
    <>
      <h2 id="when-to-use-it">When to use it</h2>
      <Lines lines={use} />
      {insteadUse.length > 0 ? (
        <>
          <h2 id="what-to-use-instead">What to use instead</h2>
          <ul>
            {insteadUse.map(({ component, when }) => (
              <li key={component + when}>
                <ComponentLink component={component} /> when {withCode(when)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Terms, and what is said of each. */
function Terms({ heads, rows }: { heads: readonly [string, string]; rows: readonly [ReactNode, ReactNode][] }) {
  return (
    <table className="keys">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([term, what], row) => (
          // oxlint-disable-next-line react/no-array-index-key -- No row moves.
          <tr key={row}>
            <th scope="row">{term}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Anatomy({ parts = [] }: { parts: ComponentGuide['anatomy'] }) {
  if (parts.length === 0) return null;
  const withLink = (what: string, component = '') => (
    <>
      {withCode(what)} {component && <ComponentLink component={component} />}
    </>
  );
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      <Terms
        heads={['Part', 'What it is']}
        rows={parts.map(([part, what, component]) => [part, withLink(what, component)])}
      />
    </>
  );
}

/** The pages that lead to this one, and that it does not lead to. */
export function Related({ pages = [] }: { pages: readonly string[] | undefined }) {
  if (pages.length === 0) return null;
  return (
    <>
      <h2 id="related">Related</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <ComponentLink component={page} />
          </li>
        ))}
      </ul>
    </>
  );
}

export interface NamedExample {
  tone: 'do' | 'dont';
  caption: string;
  of: ModuleExport;
}

export function Examples({ examples }: { examples: readonly NamedExample[] }) {
  if (examples.length === 0) return null;
  return (
    <>
      <h2 id="do-and-do-not">Do and do not</h2>
      <div className="examples">
        {examples.map(({ tone, caption, of }) => (
          <figure key={caption} data-tone={tone}>
            <Example of={of} foot={false} />
            <figcaption>
              <strong>{tone === 'do' ? 'Do.' : 'Do not.'}</strong> {withCode(caption)}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

export function Keyboard({ keys }: { keys: ComponentGuide['keyboard'] }) {
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      {keys.length === 0 ? (
        <p>Nothing to operate: the Tab key passes it by.</p>
      ) : (
        <Terms
          heads={['Key', 'What it does']}
          rows={keys.map(([key, what]) => [key.split(' ').map((part) => <kbd key={part}>{part}</kbd>), withCode(what)])}
        />
      )}
    </>
  );
}
