import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MspGuideForm } from './MspGuideForm';
import { guideFormWords } from '../definitions';
import { formPlays, sentMessage } from '../formPlays';
import { mspGuide } from './definition';

const plays = formPlays(mspGuide);

const meta = {
  title: 'Content/Forms/MspGuideForm',
  component: MspGuideForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof MspGuideForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { play: plays.empty };

/** Each missing field has an error, and the summary links to it. Nothing is sent. */
export const Errors: Story = { play: plays.errors };

/** Sent once, with every answer; a panel says what happens next and when. */
export const Sent: Story = { play: plays.sent };

/** When sending fails, the values are kept. */
export const Failed: Story = {
  args: { onSubmit: fn(async () => Promise.reject(new Error('offline'))) },
  play: plays.failed,
};

/** While the guide has no file the form says so, and promises no link at once (FORM-32). */
export const WithoutFile: Story = {
  args: { words: { ...guideFormWords('msp-guide'), file: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The guide has no file yet\./)).toBeVisible();
    await expect(canvas.queryByText(/^A link to/)).toBeNull();
  },
};

/** Without a handler nothing is validated, sent or put into the address bar (FORM-1). */
export const Inert: Story = { args: { onSubmit: undefined }, play: plays.inert };
