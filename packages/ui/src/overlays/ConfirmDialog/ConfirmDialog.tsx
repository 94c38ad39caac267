import { useId, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../actions/Button';
import { Text } from '../../layout/Text';
import { Heading } from '../../layout/Heading';
import { Modal } from '../Dialog/Modal';
import { actions, question as questionStyle } from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  open: boolean;
  /** What is asked: "Are you sure you want to delete this recipe?" */
  question: string;
  /** What follows from a yes, where the question does not say it. */
  children?: ReactNode;
  /** What a yes does, as a verb: "Delete recipe". */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /**
   * `critical` for an action that destroys something.
   * @default 'accent'
   */
  tone?: ButtonLook['tone'];
  /**
   * Whether the action is running: presses, Escape and the veil do nothing.
   * @default false
   */
  busy?: boolean;
  /** Called when the person says yes. */
  onConfirm: () => void;
  /** Called when the person says no, by the button, Escape or the veil behind. */
  onCancel: () => void;
}

/** Asks before an action that cannot be taken back. Renders a modal `<dialog role="alertdialog">`; the focus starts on the no. */
export function ConfirmDialog({
  open,
  question,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  if (!open) return null;
  const cancel = () => {
    if (!busy) onCancel();
  };
  const titleId = `${id}-question`;
  const textId = children ? `${id}-text` : undefined;
  return (
    <Modal role="alertdialog" width="narrow" onClose={cancel} labelledBy={titleId} describedBy={textId}>
      <div className={questionStyle}>
        <Heading level={2} size="l" id={titleId}>
          {question}
        </Heading>
        {children ? (
          <Text as="div" id={textId} size="s" tone="soft">
            {children}
          </Text>
        ) : null}
        <div className={actions}>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
