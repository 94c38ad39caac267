import { X } from 'lucide';
import { Icon } from '../../media/Icon';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton';
import { useText } from '../../language/LanguageContext';
import { Heading } from '../../layout/Heading';
import { Text } from '../../layout/Text';
import { Modal } from './Modal';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Whether it is open. Its content is mounted anew each time it opens. */
  open: boolean;
  /** Called when Escape, the close button or the backdrop asks to close. Set `open` to false to close, or keep it open. */
  onClose: () => void;
  /** The title, which names the dialog. */
  title: string;
  /** A sentence below the title, announced with it. */
  description?: string;
  /** The content, a form for example. */
  children: ReactNode;
  /** Buttons that stay visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  /**
   * The maximum width: that of a text, or of a whole page for a tool with columns.
   * @default 'text'
   */
  width?: 'text' | 'page';
  /**
   * The name of the button with the X: shown on hover and keyboard focus, and read out.
   * @default 'Close'
   */
  closeLabel?: string;
}

const fields = ':is(input, select, textarea):not(:disabled, [type="hidden"])';

/**
 * A task to finish before going on. Renders a modal `<dialog>`, on a phone a sheet of the full width. Focus moves to the
 * first field, otherwise to the title, and returns to the opener, or to `<main tabindex="-1">` if that is gone.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  width = 'text',
  closeLabel,
}: DialogProps) {
  const id = useId();
  const close = useText('Close');
  if (!open) return null;
  const titleId = `${id}-title`;
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <Modal
      width={width}
      onClose={onClose}
      labelledBy={titleId}
      describedBy={descriptionId}
      findFocus={(dialog) =>
        dialog.querySelector<HTMLElement>(fields) ?? dialog.querySelector<HTMLElement>('[tabindex="-1"]')
      }
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <div className={styles.heading} tabIndex={-1}>
            <Heading level={2} size="xl" id={titleId}>
              {title}
            </Heading>
          </div>
          <div className={styles.close}>
            <IconButton label={closeLabel ?? close} icon={<Icon icon={X} />} onClick={onClose} />
          </div>
        </div>
        <div className={styles.body}>
          {description ? (
            <Text id={descriptionId} size="s" color="textSoft">
              {description}
            </Text>
          ) : null}
          {/* oxlint-disable-next-line translation/text-alone -- paragraphs and fields */}
          {children}
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </Modal>
  );
}
