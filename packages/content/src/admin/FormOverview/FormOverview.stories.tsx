import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { definitions } from '../../forms/definitions';
import { formOverview as guide } from '../admin.guide';
import { FormOverview } from '.';

const meta = {
  title: 'Content/Admin/FormOverview',
  component: FormOverview,
  parameters: { guide, layout: 'fullscreen' },
  argTypes: { forms: { table: { defaultValue: { summary: 'all forms of the site' } } } },
} satisfies Meta<typeof FormOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(definitions.length);
    for (const [index, { fields, name, page }] of definitions.entries()) {
      const card = within(cards[index]!);
      await expect(card.getAllByRole('listitem')).toHaveLength(fields.length);
      await expect(card.getByRole('link', { name: /^Page of/ })).toHaveAttribute('href', page);
      await expect(card.getByRole('link', { name: /^Messages of/ })).toHaveAttribute(
        'href',
        `/admin/messages?form=${name}`,
      );
    }
  },
};

/** One of another site, which no message names. */
export const OwnForms: Story = {
  args: { forms: [...definitions, { ...definitions[0]!, name: 'survey', title: 'Survey' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Survey' })).toBeVisible(),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
