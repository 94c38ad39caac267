import type { ComponentType } from 'react';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useOnDemand } from './useOnDemand';

/**
 * A component that is loaded when it is first rendered. Until then, where it cannot be loaded and where it cannot be
 * drawn, that is said in its place, or `instead` stands there.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  return function PartOnDemand(props: Props) {
    const { part: Part, ...loading } = useOnDemand(load);
    const Instead = instead;
    if (!Part) return Instead ? <Instead {...props} /> : <PartStatus {...loading} />;
    return (
      <PartBoundary {...(Instead && { instead: <Instead {...props} /> })}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** In place of a mark whose value stands beside it in text. */
export const Nothing = () => null;
