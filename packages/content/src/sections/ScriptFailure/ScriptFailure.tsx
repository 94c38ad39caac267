import { Button, Link, Text } from '@advisor/ui';
import { owner } from '../../owner';
import { bar } from './ScriptFailure.css';

export interface ScriptFailureProps {
  /** The id by which the start script of a page finds it. */
  id: string;
  /**
   * Whether it is shown. Hidden in a prerendered page until the start script shows it.
   * @default false
   */
  visible?: boolean;
}

/**
 * Says that the scripts of a page could not be loaded, and what to do. It has no script of its own: whoever shows it
 * makes its button reload the page. Renders a `<div role="alert">` at the bottom of the window.
 */
export function ScriptFailure({ id, visible = false }: ScriptFailureProps) {
  return (
    <div id={id} role="alert" className={bar} hidden={!visible}>
      <Text size="s">
        Part of this page could not be loaded. Reload it: what you typed is kept. Or write to{' '}
        <Link href={`mailto:${owner.email}`}>{owner.email}</Link>.
      </Text>
      <Button size="small" variant="secondary">
        Reload
      </Button>
    </div>
  );
}
