import { Alert, Button, Link, Stack } from '@advisor/ui';
import { contentViewAddress, type ContentView } from '../contentView';
import type { ContentProblem } from '../../collections/stored';
import type { AnyCollection } from '../entries/anyCollection';
import { entryProblemLine } from '../entries/problems';
import type { NamedEntry, Outcome } from './usePublishing';

export interface PublishOutcomeProps {
  outcome: Outcome;
  collectionOf: (name: string) => AnyCollection | undefined;
  /** What is open around it. */
  view: ContentView;
  /** Called when it has been read. */
  onDismiss: () => void;
}

/** Reports what went live, or which problems block it, with a link to each entry. Renders a `<div>` with a live region. */
export function PublishOutcome({ outcome, collectionOf, view, onDismiss }: PublishOutcomeProps) {
  const action = (
    <Button variant="quiet" size="small" onClick={onDismiss}>
      Dismiss
    </Button>
  );
  const isOff = 'action' in outcome && outcome.action === 'unpublish';
  const done = isOff ? 'Taken off the site' : 'Published';
  if (outcome.kind === 'live') {
    const { entries } = outcome;
    const is = entries.length === 1 ? 'is' : 'are';
    return (
      <Alert live tone="success" title={done} action={action}>
        {isOff ? `${titles(entries)} ${is} not on the site now.` : `Live now: ${titles(entries)}.`}
      </Alert>
    );
  }
  if (outcome.kind === 'queued')
    return (
      <Alert live title={`${done}, and waiting for the site to be built`} action={action}>
        {`${titles(outcome.entries)}: visitors ${isOff ? 'no longer see it' : 'see it'} when your host has built the site, within minutes as a rule. This notice says so; you can go on meanwhile.`}
      </Alert>
    );
  if (outcome.kind === 'late')
    return (
      <Alert
        live
        tone="warning"
        title={`${done}, and still ${isOff ? 'shown on it' : 'not on the site'}`}
        action={action}
      >
        {`${titles(outcome.entries)}: the site should have been built by now. Look at the build at your host; nothing is lost, and the next build has it.`}
      </Alert>
    );
  if (outcome.kind === 'failed')
    return (
      <Alert live tone="danger" title="Nothing was published" action={action}>
        {`${outcome.reason} Your drafts are kept.`}
      </Alert>
    );
  if (outcome.kind === 'conflict')
    return (
      <Alert live tone="danger" title="Nothing was published" action={action}>
        {`Someone has changed ${titles(outcome.entries)} meanwhile. What you see is the newest version: look at it, and publish again.`}
      </Alert>
    );
  return (
    <Alert live tone="danger" title="Nothing was published" action={action}>
      <Stack as="ul" space="xs">
        {outcome.problems.map((problem) => (
          <li key={`${problem.collection}/${problem.key}`}>
            <Link href={contentViewAddress({ ...view, collection: problem.collection, entry: problem.key })}>
              {problem.title}
            </Link>
            <span>{`: ${lineOf(collectionOf(problem.collection), problem)}`}</span>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

const lineOf = (collection: AnyCollection | undefined, problem: ContentProblem) =>
  collection ? entryProblemLine(collection, problem) : problem.message;

/** The titles of a few entries, and how many more there are. */
function titles(entries: readonly NamedEntry[]): string {
  const some = entries.slice(0, 5).map(({ title }) => `“${title}”`);
  const more = entries.length - some.length;
  if (more > 0) return `${some.join(', ')} and ${more} more`;
  return some.length > 1 ? `${some.slice(0, -1).join(', ')} and ${some.at(-1)}` : (some[0] ?? '');
}
