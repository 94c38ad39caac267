import { Button, ButtonLink, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { useId } from 'react';
import type { Href } from '../../shapes/paths';

export interface FileButtonProps {
  /** The address of the file, or `null` until it exists. */
  href: Href | null;
  /** The name of the file, for screen readers. */
  name: string;
  /** @default 'Download' */
  label?: string;
}

// PAGE-6
/**
 * Downloads a file. While there is none, it is a button that says so and does nothing. Renders an `<a>`, or a
 * `<button>` with its note.
 */
export function FileButton({ href, name, label = 'Download' }: FileButtonProps) {
  const noteId = useId();
  const words = (
    <>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  if (href) {
    return (
      <ButtonLink href={href} variant="secondary" size="small">
        {words}
      </ButtonLink>
    );
  }
  return (
    <Stack direction="row" space="s">
      <Button variant="secondary" size="small" aria-disabled aria-describedby={noteId}>
        {words}
      </Button>
      <Text id={noteId} as="span" size="xs" tone="soft">
        Not available yet
      </Text>
    </Stack>
  );
}
