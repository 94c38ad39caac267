import type { ComponentType } from 'react';
import './stateMatrix.css';

/**
 * Renders a story as its component in each of the states that props give, by their names: one below the other as sections of a
 * page or as rows, or side by side in columns. The states are presets of its controls, too (`controls.ts`).
 */
export const inVariants = <Props extends object>(
  Component: ComponentType<Props>,
  states: Record<string, Partial<Props>>,
  layout: 'sections' | 'rows' | 'columns' = 'sections',
) =>
  Object.assign(
    (args: Props) => (
      <div className={`variants in-${layout}`}>
        {Object.entries(states).map(([name, props]) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <Component {...args} {...props} />
          </figure>
        ))}
      </div>
    ),
    { states },
  );
