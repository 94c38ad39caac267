import type { ComponentType } from 'react';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useLazyModule } from './useLazyModule';

/**
 * A component that is loaded when it is first rendered. While it loads, and if it fails to load or render, its place
 * shows that, or `fallback`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { part: Part, ...loading } = useLazyModule(load);
    const Fallback = fallback;
    if (!Part) return Fallback ? <Fallback {...props} /> : <PartStatus {...loading} />;
    return (
      <PartBoundary {...(Fallback && { instead: <Fallback {...props} /> })}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** For a chart whose values are also in text. */
export const EmptyFallback = () => null;
