import type { ComponentType, ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import { PartStatus } from './PartStatus';
import { useLazyModule } from './useLazyModule';

/**
 * A component that is loaded when first rendered. While it loads, and if it fails to load or render, a message takes its
 * place; above it, the `placeholder` is shown until it has loaded or failed.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { part: Part, ...loading } = useLazyModule(load);
    if (!Part)
      return (
        <>
          {loading.status === 'failed' ? null : placeholder}
          <PartStatus {...loading} />
        </>
      );
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
