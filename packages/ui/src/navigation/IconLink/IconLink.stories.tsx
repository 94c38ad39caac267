import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Link2 } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../../media/Icon';
import { IconLink, iconLinkSizes } from '.';
import { guide } from './IconLink.guide';

const meta = {
  title: 'Navigation/IconLink',
  component: IconLink,
  parameters: { guide },
  args: { href: '?page=2', label: 'Next page', icon: <Icon icon={ChevronRight} /> },
  argTypes: {
    size: { control: 'inline-radio', options: iconLinkSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownNameOf = (link: HTMLElement) => getComputedStyle(link, '::after').content;

export const Medium: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Next page' });
    await expect(link).toHaveAttribute('href', '?page=2');
    await expect(link).not.toHaveAttribute('title');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(shownNameOf(link)).toBe('none');
    await userEvent.tab();
    // The tooltip is visual only: assistive technology gets the name once.
    await expect(shownNameOf(link)).toBe('"Next page" / ""');
  },
};

/** Drawn at 32 px with a 44 px touch target. */
export const Small: Story = {
  args: { size: 'small', href: '#zero-trust', label: 'Link to Zero trust', icon: <Icon icon={Link2} size={18} /> },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link', { name: 'Link to Zero trust' }).getBoundingClientRect();
    await expect([width, height]).toEqual([32, 32]);
  },
};

export const LabelWithoutObject: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Link', icon: <Icon icon={Link2} /> },
};
