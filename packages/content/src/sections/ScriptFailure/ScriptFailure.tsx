import { Button, Link, Text } from '@advisor/ui';
import { bar } from './ScriptFailure.css';

export interface ScriptFailureProps {
  /** The contact address as a last resort. */
  email: string;
  /** The id by which the page's start script finds it. */
  id?: string;
  /**
   * What could not be loaded, as the start of a sentence.
   * @default 'Part of this page'
   */
  what?: string;
  /** Called to load it again. Without it the button reloads the page. */
  onRetry?: () => void;
  /**
   * Whether it is shown. On a prerendered page it is hidden at first, and the start script shows it.
   * @default true with `onRetry`, else false
   */
  visible?: boolean;
}

/**
 * Says that the page's scripts could not be loaded, and what to do. It works without hydration: the script that shows
 * it makes its button reload the page. Renders a `<div role="alert">` at the bottom of the viewport.
 */
export function ScriptFailure({
  email,
  id,
  what = 'Part of this page',
  onRetry,
  visible = !!onRetry,
}: ScriptFailureProps) {
  return (
    <div id={id} role="alert" className={bar} hidden={!visible}>
      <Text size="s">
        {what} could not be loaded. {onRetry ? 'Check your connection.' : 'Reload it: what you typed is kept.'} Or write
        to <Link href={`mailto:${email}`}>{email}</Link>.
      </Text>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {onRetry ? 'Try again' : 'Reload'}
      </Button>
    </div>
  );
}
