import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import './stateMatrix.css';

/** What a browser draws, by the pseudo-classes of the pressed or focused element and those of the elements around it. */
const drawn = {
  Rest: ['', ''],
  Hover: ['hover', 'hover'],
  Focus: ['focus-visible focus-within', 'focus-within'],
  Pressed: ['hover active', 'hover active'],
} as const;

interface CellProps {
  theme: 'light' | 'dark';
  state: keyof typeof drawn;
  target: string;
  children: ReactNode;
}

function Cell({ theme, state, target, children }: CellProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, around] = drawn[state];
    let element = cell.current!.querySelector<HTMLElement>(target);
    for (let shows: string = own; element && element !== cell.current; element = element.parentElement, shows = around)
      element.dataset.shows = shows;
  });
  return (
    <div ref={cell} data-theme={theme}>
      {children}
    </div>
  );
}

/**
 * Renders a story as its component in each of its states, light and dark: at rest, hovered, focused and pressed, and in the states
 * that props give, by their names. `target` selects what is hovered, focused and pressed: the first element that can be
 * operated.
 */
export const inStates = <Props extends object>(
  Component: ComponentType<Props>,
  states: Record<string, Partial<Props>> = {},
  target = 'a[href], button, input, select, textarea, summary',
) =>
  function States(args: Props) {
    const rows = [
      ...(Object.keys(drawn) as (keyof typeof drawn)[]).map((state) => ({ name: state, state, props: {} })),
      ...Object.entries(states).map(([name, props]) => ({ name, state: 'Rest' as const, props })),
    ];
    return (
      <div className="states">
        {rows.map(({ name, state, props }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            {(['light', 'dark'] as const).map((theme) => (
              <Cell key={theme} {...{ theme, state, target }}>
                <Component {...args} {...props} />
              </Cell>
            ))}
          </figure>
        ))}
      </div>
    );
  };
