import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { boards } from '../../collections/boards/entries';
import { board } from '../../collections/boards/schema';
import { extremes } from '../../stories/extremes';
import { BoardCard } from '.';
import { guide } from './BoardCard.guide';
import { isPrevious } from './isPrevious';

const meta = {
  title: 'Content/Cards/BoardCard',
  component: BoardCard,
  parameters: { guide },
  args: { board: boards[0]! },
} satisfies Meta<typeof BoardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`^Visit Website of ${args.board.name}`) });
    await expect(link).toHaveAttribute('href', args.board.website);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(args.board.role)).toBeVisible();
  },
};

/** A board whose seat has ended is muted. */
export const Previous: Story = {
  args: { board: boards.find(isPrevious)! },
  play: async ({ args, canvas }) => {
    await expect(args.board.role).toMatch(/^Previous/);
    const heading = getComputedStyle(canvas.getByRole('heading')).color;
    await expect(heading).not.toBe(getComputedStyle(document.body).color);
  },
};
export const WithoutSite: Story = {
  args: { board: boards.find(({ website }) => !website)! },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(BoardCard, extremes('board', board, boards[0]!), 'rows'),
};

export const RoleWithReasons: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { board: { ...boards[0]!, role: 'Reviews security plans and budgets twice a year' } },
};
