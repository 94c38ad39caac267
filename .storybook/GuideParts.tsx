import type { ModuleExport } from 'storybook/internal/types';
import { Example } from './Example.tsx';
import { ComponentLink, PageLink } from './PageLink.tsx';

/** The meaning of each status, for reviewers. */
export const meanings: Record<ComponentGuide['status'], string> = {
  stable: 'Stable: in use, and changed only with an announcement.',
  experimental: 'Experimental: try it and comment; it may still change in any version.',
  deprecated: 'Deprecated: use what is named below instead; a later version removes it.',
};

export function Status({ status }: Pick<ComponentGuide, 'status'>) {
  return (
    <p className="status" data-status={status}>
      {meanings[status]}
    </p>
  );
}

/** Sentences with `code` spans. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{withCode(line)}</li>
      ))}
    </ul>
  );
}

/** A sentence with `code` spans. */
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
  kind: 'do' | 'dont';
  caption: string;
  /** The story that shows it. */
  of?: ModuleExport;
}

interface ExamplesProps {
  examples: readonly NamedExample[];
  /** Whether they are stacked: a layout for the width of a page breaks in half of it. */
  wide: boolean;
}

export function Examples({ examples, wide }: ExamplesProps) {
  if (examples.length === 0) return null;
  const hasDonts = examples.some(({ kind }) => kind === 'dont');
  return (
    <>
      <h2 id="do-and-do-not">{hasDonts ? 'Do and do not' : 'Do'}</h2>
      <div className="examples" data-wide={wide || undefined}>
        {examples.map(({ kind, caption, of }) =>
          of ? (
            <figure key={caption} data-kind={kind}>
              <Example of={of} code={false} played />
              <figcaption>
                <Caption kind={kind}>{caption}</Caption>
              </figcaption>
            </figure>
          ) : null,
        )}
      </div>
      {examples.map(({ kind, caption, of }) =>
        of ? null : (
          <p key={caption} className="told" data-kind={kind}>
            <Caption kind={kind}>{caption}</Caption>
          </p>
        ),
      )}
    </>
  );
}

function Caption({ kind, children }: { kind: NamedExample['kind']; children: string }) {
  // Most captions of mistakes start with the verdict themselves.
  const text = children.replace(/^Don’t /, '');
  return (
    <>
      <strong>{kind === 'do' ? 'Do.' : text === children ? 'Do not.' : 'Don’t'}</strong> {withCode(text)}
    </>
  );
}

/** A component's anatomy and content guidelines; empty sections are omitted. */
export function PartsAndWords({ anatomy = [], content = [] }: Pick<ComponentGuide, 'anatomy' | 'content'>) {
  return (
    <>
      {anatomy.length > 0 ? (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <ol>
            {anatomy.map(([part, what]) => (
              <li key={part}>
                <strong>{part}.</strong> {withCode(what)}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {content.length > 0 ? (
        <>
          <h2 id="content">Content</h2>
          <Lines lines={content} />
          <p>
            For all words: <PageLink to="docs/patterns-content-style--docs">Content style</PageLink>.
          </p>
        </>
      ) : null}
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
