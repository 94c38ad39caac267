import { useId, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../actions/Button';
import { useText } from '../../language/LanguageContext';
import { Text } from '../../layout/Text';
import { Heading } from '../../layout/Heading';
import { Modal } from '../Dialog/Modal';
import { actions, question as questionStyle } from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** The question: "Are you sure you want to delete this recipe?" */
  question: string;
  /** The consequences, if the question does not state them. */
  children?: ReactNode;
  /** The label of the confirming button, as a verb: "Delete recipe". */
  confirmLabel: string;
  /**
   * The label of the button that leaves everything as it is: "Keep editing".
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /**
   * `danger` for a destructive action.
   * @default 'neutral'
   */
  tone?: ButtonLook['tone'];
  /**
   * Whether the action is running: buttons, Escape and the backdrop do nothing.
   * @default false
   */
  busy?: boolean;
  /** Called when the person confirms. */
  onConfirm: () => void;
  /** Called when the person cancels: with the button, Escape or the backdrop. */
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. Renders a modal `<dialog role="alertdialog">`; focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  question,
  children,
  confirmLabel,
  cancelLabel,
  tone,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const cancelText = useText('Cancel');
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
          <Text as="div" id={textId} size="s" color="textSoft">
            {children}
          </Text>
        ) : null}
        <div className={actions}>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={cancel}>
            {cancelLabel ?? cancelText}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
