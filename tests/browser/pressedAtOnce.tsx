import type { Decorator } from '@storybook/react-vite';
import { Profiler, useRef } from 'react';
import { screen } from 'storybook/test';

/** Presses a button in the commit that shows it first, before the passive effects of that commit have run. */
export function pressedAtOnce(name: string): Decorator {
  return (Story) => {
    const isPressed = useRef(false);
    const press = () => {
      const button = isPressed.current ? null : screen.queryByRole('button', { name });
      isPressed.current ||= button !== null;
      button?.click();
    };
    return (
      <Profiler id={name} onRender={press}>
        <Story />
      </Profiler>
    );
  };
}
