import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from '.';
import { guide } from './FactList.guide';

const meta = {
  title: 'Sections/FactList',
  component: FactList,
  args: {
    label: 'Quick facts',
    heading: 'At a glance',
    items: [
      { label: 'Based in', value: 'South Bend, Indiana' },
      { label: 'Languages', value: 'English and Spanish' },
      { label: 'Email', value: 'press@example.com', href: 'mailto:press@example.com' },
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof FactList>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Based in',
      'Languages',
      'Email',
    ]);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'press@example.com' })).toHaveAttribute(
      'href',
      'mailto:press@example.com',
    );
  },
};

export const QuestionsAsNames: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    items: [
      { label: 'Where is Miriam Example based?', value: 'South Bend, Indiana' },
      { label: 'In which languages does she speak on a stage?', value: 'English and Spanish' },
      { label: 'Whom does a journalist write to?', value: 'press@example.com', href: 'mailto:press@example.com' },
    ],
  },
};
