import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn } from 'storybook/test';
import { BackLink } from '.';
import { backLink as guide } from '../sections.guide';

const meta = {
  title: 'Content/Sections/BackLink',
  component: BackLink,
  parameters: { guide, layout: 'fullscreen' },
  args: { href: '/home', onBack: fn(() => true) },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesBack: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back' });
    await expect(link).toHaveAttribute('href', '/home');
    const press = createEvent.click(link);
    await fireEvent(link, press);
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(press.defaultPrevented).toBe(true);
  },
};

/** A click that opens a new tab is left to the browser. */
export const InNewTab: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // The story must not open tabs: it checks that the default was not prevented, then prevents it.
    let leftToBrowser = false;
    canvasElement.addEventListener(
      'click',
      (event) => {
        leftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await fireEvent.click(canvas.getByRole('link', { name: 'Back' }), { ctrlKey: true });
    await expect(args.onBack).not.toHaveBeenCalled();
    await expect(leftToBrowser).toBe(true);
  },
};

/** Without a history, the link leads to its own address. */
export const NothingToGoBackTo: Story = {
  args: { onBack: fn(() => false) },
  play: async ({ args, canvas, canvasElement }) => {
    let leftToBrowser = false;
    canvasElement.addEventListener(
      'click',
      (event) => {
        leftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await fireEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(leftToBrowser).toBe(true);
  },
};
