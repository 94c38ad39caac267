import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { BackLink } from '.';
import { guide } from './BackLink.guide';

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

/** Whether a click is left to the browser, which the story does not let open a tab or leave. */
async function isLeft({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0], keys = {}) {
  let left = false;
  canvasElement.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await fireEvent.click(canvas.getByRole('link', { name: 'Back' }), keys);
  return left;
}

/** A click that opens a new tab or window, or saves the page, is left to the browser. */
export const InNewTab: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await expect([key, await isLeft(context, { [key]: true })]).toEqual([key, true]);
    await expect(context.args.onBack).not.toHaveBeenCalled();
  },
};

/** Without a history, the link leads to its own address. */
export const NothingToGoBackTo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onBack: fn(() => false) },
  play: async (context) => {
    await expect(await isLeft(context)).toBe(true);
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(BackLink, {
    'Least: no label': {},
    'In another language': { label: 'Volver' },
    'Long label': { label: 'Return to the page that brought you here' },
  }),
};

export const NamedPage: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { label: 'Back to Ventures' } };
