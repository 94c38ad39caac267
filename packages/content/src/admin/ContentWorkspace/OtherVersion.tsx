import { Alert, Button, Stack } from '@advisor/ui';
import type { ContentRow, EntryDraft } from '../contentStore';
import { entryDiff } from '../entries/entryDiff';
import type { FieldNode } from '../entries/fieldTree';
import { formatTime } from '../formatTime';
import { Changes } from './Changes';

export interface OtherVersionProps {
  fields: FieldNode;
  /** What is typed here. */
  mine: EntryDraft;
  /** The draft as it is now; null if it was discarded or published elsewhere. */
  other: ContentRow | null;
  /** Called to go on with the other version. */
  onUseOther: () => void;
  /** Called to save what is typed here over it. */
  onKeepMine: () => void;
}

/** Says that a draft was changed in another tab or by someone else, shows both versions and lets the person choose. */
export function OtherVersion({ fields, mine, other, onUseOther, onKeepMine }: OtherVersionProps) {
  return (
    <Alert
      live
      tone="warning"
      title={other ? 'This entry was changed elsewhere' : 'This draft is gone'}
      action={
        <Stack direction="row" space="s">
          <Button size="small" onClick={onKeepMine}>
            Keep my version
          </Button>
          <Button variant="secondary" size="small" onClick={onUseOther}>
            {other ? 'Use the other version' : 'Use what is on the site'}
          </Button>
        </Stack>
      }
    >
      <Stack space="s">
        <p>
          {other
            ? `Another tab or person saved it on ${formatTime(other.updated_at)}, after you opened it. What you typed is kept in this tab, and not saved until you choose.`
            : 'It was discarded or published elsewhere after you opened it. What you typed is kept in this tab, and not saved until you choose.'}
        </p>
        {other ? (
          <Changes changes={entryDiff(fields, mine, other.data)} labels={['My version', 'The other version']} />
        ) : null}
      </Stack>
    </Alert>
  );
}
