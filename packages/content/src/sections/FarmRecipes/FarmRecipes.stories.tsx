import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FarmRecipes } from '.';

const farmRecipes = {
  label: 'Kitchen',
  heading: 'From field to table',
  text: 'Some of what grows here ends up in these recipes, tested on a family that says what it thinks.',
  link: 'Read the recipes',
};

const meta = {
  title: 'Content/Sections/FarmRecipes',
  component: FarmRecipes,
  parameters: { layout: 'fullscreen' },
  args: farmRecipes,
} satisfies Meta<typeof FarmRecipes>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: farmRecipes.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: farmRecipes.link })).toHaveAttribute('href', '/recipes');
  },
};
