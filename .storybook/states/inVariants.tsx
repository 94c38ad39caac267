import type { ComponentType } from 'react';
import './stateMatrix.css';

/** Renders a story as its component in each of the states that props give, by their names, one below the other. */
export const inVariants = <Props extends object>(
  Component: ComponentType<Props>,
  states: Record<string, Partial<Props>>,
) =>
  function States(args: Props) {
    return (
      <div className="variants">
        {Object.entries(states).map(([name, props]) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <Component {...args} {...props} />
          </figure>
        ))}
      </div>
    );
  };
