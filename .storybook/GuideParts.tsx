import type { ModuleExport } from 'storybook/internal/types';
import { Example } from './Example.tsx';
import { ComponentLink } from './PageLink.tsx';

/** The meaning of each status, for reviewers. */
export const meanings: Record<ComponentGuide['status'], string> = {
  stable: 'Stable: in use, and changed only with an announcement.',
  draft: 'Draft: try it and comment; it may still change.',
};

export function Status({ status }: Pick<ComponentGuide, 'status'>) {
  return (
    <p className="status" data-status={status}>
      {meanings[status]}
    </p>
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
                <ComponentLink component={component} />: {withCode(when)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
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
        <table className="keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, what]) => (
              <tr key={key}>
                <th scope="row">
                  {key.split(' ').map((part) => (
                    <kbd key={part}>{part}</kbd>
                  ))}
                </th>
                <td>{withCode(what)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
