import { Button, Link, Text } from '@advisor/ui';
import { bar } from './ScriptFailure.css';

export interface ScriptFailureProps {
  /** Where to write when nothing helps. */
  email: string;
  /** The id by which the start script of a page finds it. */
  id?: string;
  /**
   * What could not be loaded, as the beginning of a sentence.
   * @default 'Part of this page'
   */
  what?: string;
  /** Called to load it again. Without it the button says to reload the page. */
  onRetry?: () => void;
  /**
   * Whether it is shown. A prerendered page begins without it, and its script shows it.
   * @default true with `onRetry`, else false
   */
  visible?: boolean;
}

/**
 * Says that the scripts of a page could not be loaded, and what to do. It has no script of its own: whoever shows it
 * makes its button reload the page. Renders a `<div role="alert">` at the bottom of the window.
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
        <span>
          {`${what} could not be loaded. ${onRetry ? 'Check your connection.' : 'Reload it: what you typed is kept.'} Or write to`}
        </span>{' '}
        <Link href={`mailto:${email}`}>{email}</Link>.
      </Text>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {onRetry ? 'Try again' : 'Reload'}
      </Button>
    </div>
  );
}
