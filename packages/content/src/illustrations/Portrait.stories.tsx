import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { owner } from '../owner';
import { Portrait } from './Portrait';
import { portrait as guide } from './illustrations.guide';

const meta = {
  title: 'Content/Illustrations/Portrait',
  component: Portrait,
  parameters: { guide },
  args: { ownerName: owner.name },
} satisfies Meta<typeof Portrait>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: `Portrait of ${owner.name}` })).toBeVisible(),
};
