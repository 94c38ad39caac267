import { Button, notify, VisuallyHidden } from '@advisor/ui';

export interface CopyTextProps {
  /** The text to copy. */
  text: string;
  /** The name of the text, for screen readers: "One paragraph". */
  name: string;
}

// PAGE-47
/**
 * Copies a text to the clipboard, and confirms it. Renders a `<button>` with the text in `data-copy`, so that it also
 * works without hydration (`copyText`).
 */
export function CopyText({ text, name }: CopyTextProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      data-copy={text}
      onClick={({ currentTarget }) => void copyText(currentTarget)}
    >
      Copy<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** Copies the text of a `CopyText` button. Never rejects: a notice reports the result. */
export async function copyText(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy!);
    void notify.success('Copied', button.lastElementChild?.textContent?.trim());
  } catch {
    void notify.error('The browser did not allow to copy', 'Select the text and copy it.');
  }
}
