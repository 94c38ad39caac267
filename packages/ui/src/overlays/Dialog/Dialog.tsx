import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton';
import { Heading } from '../../layout/Heading';
import { Text } from '../../layout/Text';
import { Modal } from './Modal';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Whether it is shown. What is inside is made anew each time it opens. */
  open: boolean;
  /** Called when Escape, the close button or the veil behind asks to close. Answer by taking `open` away, or keep it. */
  onClose: () => void;
  /** Names the dialog. */
  title: string;
  /** A sentence under the title, read out with it. */
  description?: string;
  /** The content, a form for example. */
  children: ReactNode;
  /** Buttons that stay in view at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
}

const fields = ':is(input, select, textarea):not(:disabled, [type="hidden"])';

/**
 * Something to finish before going on, above the page. Renders a modal `<dialog>`; a sheet over the full width on a phone.
 * The focus goes to the first field, else to the title, and returns to the opener; where that is gone, to `<main tabindex="-1">`.
 */
export function Dialog({ open, onClose, title, description, children, footer, closeLabel = 'Close' }: DialogProps) {
  const id = useId();
  if (!open) return null;
  const titleId = `${id}-title`;
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <Modal
      width="text"
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
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />}
              onClick={onClose}
            />
          </div>
        </div>
        <div className={styles.body}>
          {description ? (
            <Text id={descriptionId} size="s" tone="soft">
              {description}
            </Text>
          ) : null}
          {children}
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </Modal>
  );
}
