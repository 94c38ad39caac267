import { Button } from '../../actions/Button';
import { Text } from '../../layout/Text';
import { draft } from './Form.css';

export interface DraftBarProps {
  hasDraft: boolean;
  clear: () => void;
  restore?: () => void;
}

/** Says that a draft is kept, and clears it, which can be undone. Renders a `<div>`, empty without a draft. */
export function DraftBar({ hasDraft, clear, restore }: DraftBarProps) {
  const shown = hasDraft || restore;
  return (
    <div className={draft} aria-live="polite">
      {shown ? (
        <>
          <Text size="xs" color="textSoft">
            {hasDraft ? 'This tab keeps what you type until you send or clear it.' : 'The form is cleared.'}
          </Text>
          {/* One button with two labels, so that focus stays on it. */}
          <Button variant="quiet" size="small" onClick={hasDraft ? clear : restore}>
            {hasDraft ? 'Clear' : 'Undo'}
          </Button>
        </>
      ) : null}
    </div>
  );
}
