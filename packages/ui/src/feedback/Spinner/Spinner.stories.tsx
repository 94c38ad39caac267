import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../cards/Card';
import { Grid } from '../../layout/Grid';
import { Spinner } from '.';
import { guide } from './Spinner.guide';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { guide },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible(),
};
export const Small: Story = { args: { size: 'small', label: 'Loading recipes' } };

/** Beside text that says what is loading, the spinner is not announced. */
export const Silent: Story = {
  args: { size: 'small', label: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};

export const OneForEachCard: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Grid columns={3}>
      {['Messages', 'Recipes', 'Files', 'Accounts', 'Drafts', 'Mail settings'].map((heading) => (
        <Card key={heading} heading={heading}>
          <Spinner label={`Loading ${heading.toLowerCase()}`} />
        </Card>
      ))}
    </Grid>
  ),
};
