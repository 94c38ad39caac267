import { Alert, Button, Stack } from '@advisor/ui';
import type { Recipe } from '../recipe';

export interface ChangedElsewhereProps {
  /** The recipe as it is now; `null` when it was deleted. */
  now: Recipe | null;
  /** Called when the other version is to be edited instead. */
  onLoad: () => void;
  /** Called before the form is submitted to replace the other version. */
  onReplace: () => void;
}

/** Says that someone else changed or deleted what is being edited, and lets the person choose. Stands inside the form. */
export function ChangedElsewhere({ now, onLoad, onReplace }: ChangedElsewhereProps) {
  if (!now) {
    return (
      <Alert
        live
        tone="warning"
        title="This recipe was deleted elsewhere"
        action={
          <Button type="submit" size="small" onClick={onReplace}>
            Save it as a new recipe
          </Button>
        }
      >
        The recipe has been deleted. Your text is kept.
      </Alert>
    );
  }
  return (
    <Alert
      live
      tone="warning"
      title="This recipe was changed elsewhere"
      action={
        <Stack direction="row" space="s">
          <Button variant="secondary" size="small" onClick={onLoad}>
            Load the other version
          </Button>
          <Button type="submit" variant="quiet" tone="danger" size="small" onClick={onReplace}>
            Overwrite
          </Button>
        </Stack>
      }
    >
      {`“${now.title}” was saved on ${new Date(now.updated_at).toLocaleString()}, after you opened it. Loading that version replaces what you typed; overwriting replaces that version.`}
    </Alert>
  );
}
