import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SentPanel } from '.';
import { Button } from '../../actions/Button';
import { guide } from './SentPanel.guide';

const meta = {
  title: 'Forms/SentPanel',
  component: SentPanel,
  // In its own frame, because it takes focus.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 280 } } },
  args: {
    title: 'Request sent',
    reference: { label: 'Reference number', value: 'A7K2-9QXD' },
    children: 'You will get a confirmation within 24 hours.',
    answers: [
      { label: 'Name', value: 'Ada Norling' },
      { label: 'Email', value: 'ada@northwind.example' },
      { label: 'What it is about', value: 'We are 40 people.\nCan you look at our security program?' },
    ],
  },
} satisfies Meta<typeof SentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes focus, so that it is announced; the answers are beside their questions. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { name: 'Request sent' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(within(panel).getByRole('heading', { level: 3, name: 'Request sent' })).toBeVisible();
    await expect(panel).toHaveTextContent('Reference number A7K2-9QXD');
    await expect(
      within(panel)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Name', 'Email', 'What it is about']);
    await expect(within(panel).queryByRole('button')).toBeNull();
  },
};

export const WithAction: Story = {
  args: { action: <Button variant="secondary">Send another</Button>, level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another' })).toBeVisible();
  },
};

/** Long words wrap on a phone. A panel below the window is scrolled into view. */
export const LongAnswers: Story = {
  args: {
    title: 'Request sent, with a title that takes more than one line on a phone',
    answers: [{ label: 'Objectives', value: `${'word '.repeat(80)}\n\n${'x'.repeat(200)}` }],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => <div style={{ paddingBlockStart: '100rem' }}>{Story()}</div>,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('group').getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NamesOfTheCode: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    answers: [
      { label: 'firstName', value: 'Ada' },
      { label: 'email', value: 'ada@northwind.example' },
      { label: 'consultationType', value: 'msp' },
      { label: 'timeframe', value: 'asap' },
    ],
  },
};
