import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { Text } from '../Text';
import { Disclosure } from '.';
import { guide } from './Disclosure.guide';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  parameters: { guide },
  args: {
    summary: 'How long does an assessment take?',
    children: <Text measure>Two to three weeks from the first call to the report.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/^Two to three weeks/);
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('How long does an assessment take?')).toHaveFocus();
    await userEvent.click(canvas.getByText('How long does an assessment take?'));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText('How long does an assessment take?'));
    await expect(answer).not.toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Disclosure, {
    Open: { open: true },
    'Long text': { summary: 'How long does an assessment of all of our locations and cloud services take?' },
  }),
};

/** Those of a list share the line between them. */
export const Several: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} />
      <Disclosure summary="Who sees the report?">
        <Text measure>You, and whoever you send it to.</Text>
      </Disclosure>
    </div>
  ),
};

export const VagueSummaries: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: ({ children }) => (
    <div>
      <Disclosure summary="More">{children}</Disclosure>
      <Disclosure summary="Details">
        <Text measure>You, and whoever you send it to.</Text>
      </Disclosure>
      <Disclosure summary="Further information">
        <Text measure>One price, agreed before the first day.</Text>
      </Disclosure>
    </div>
  ),
};
