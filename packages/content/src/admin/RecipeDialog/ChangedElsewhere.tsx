import { Alert, Button, Stack } from '@advisor/ui';
import type { Recipe } from '../recipes/recipe';

export interface ChangedElsewhereProps {
  /** The current recipe; `null` if it was deleted. */
  now: Recipe | null;
  /** Called to edit the other version instead. */
  onLoad: () => void;
  /** Called before submitting, to overwrite the other version. */
  onReplace: () => void;
}

/** Reports that the recipe was changed or deleted elsewhere, and asks for a choice. Use it inside the form. */
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
          <Button type="submit" variant="quiet" destructive size="small" onClick={onReplace}>
            Overwrite
          </Button>
        </Stack>
      }
    >
      “{now.title}” was saved on {new Date(now.updated_at).toLocaleString()}, after you opened it. Loading that version
      replaces what you typed; overwriting replaces that version.
    </Alert>
  );
}
