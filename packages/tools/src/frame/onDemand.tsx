import { Alert } from '@advisor/ui';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded when it is first rendered, inside a `Suspense`. One that cannot be loaded would take the
 * whole tool down; `instead` stands in its place.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = NotLoaded,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}

function NotLoaded() {
  return (
    <Alert tone="critical" title="A part of this tool could not be loaded" live>
      Check your connection, then reload the page.
    </Alert>
  );
}

/** In place of a mark whose value stands beside it in text. */
export const Nothing = () => null;
