import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ContactForm } from '.';

const meta = {
  title: 'Content/Forms/ContactForm',
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fillIn({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Okafor');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' ada@northwind.example ');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Can you look at our program?');
}

export const Empty: Story = {};

/** What is missing is said at each field, and the summary leads there. Nothing is sent. */
export const Errors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const summary = await canvas.findByRole('group', { name: '3 answers need your attention' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter an e-mail address such as name@example.com.' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Sent with the payload that the server function takes; then the form is cleared and a notice says so. */
export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        formType: 'contact',
        name: 'Ada Okafor',
        email: 'ada@northwind.example',
        company: '',
        phone: '',
        message: 'Can you look at our program?',
      }),
    );
    await expect(await screen.findByText('Message Sent Successfully')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** While it is being sent the button says so and takes no second press. */
export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** When sending fails, what was typed is kept. */
export const Failed: Story = {
  args: { onSubmit: fn(async () => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const words = await screen.findAllByText(/Failed to send your message. Please try again or contact me directly./);
    await expect(words.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Can you look at our program?');
  },
};

/** Without a handler nothing is validated or sent, and no field reaches the address bar. */
export const Inert: Story = {
  args: { onSubmit: undefined },
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(location.href).toBe(address);
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  },
};
