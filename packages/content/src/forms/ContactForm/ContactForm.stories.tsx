import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactForm } from './ContactForm';
import { formPlays, sentMessage } from '../formPlays';
import { contact } from './definition';
import { contactForm as guide } from '../forms.guide';

const plays = formPlays(contact);

const meta = {
  title: 'Content/Forms/ContactForm',
  component: ContactForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ContactForm>;

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

/** Without a handler nothing is validated, sent or put into the address bar (FORM-1). */
export const Inert: Story = { args: { onSubmit: undefined }, play: plays.inert };
