import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { array, number, object, string } from 'yup';
import { closeShownNotices } from '../../../../../tests/browser/notices';
import { fill, preparedBy, type InteractionContext } from '../../../../../tests/browser/prepared';
import { Button } from '../../actions/Button';
import {
  CheckboxGroupField,
  Form,
  messages,
  NumberField,
  SelectField,
  SentPanel,
  TextAreaField,
  TextField,
  type FormProps,
} from '..';
import { FieldRow } from '../../fields/FieldRow';
import { listen } from '../../../../../tests/browser/announced';
import { asPrinted } from '../../../../../tests/browser/asPrinted';
import { guide } from './Form.guide';

const schema = object({
  name: string().trim().required(messages.enter('your name')).max(80, messages.shorten(80)),
  email: string().trim().email(messages.email).required(messages.email),
  event: object({ topic: string().required(messages.choose('a topic')) }),
  audience: number().nullable().typeError(messages.number).integer(messages.wholeNumber).min(1, messages.atLeast(1)),
  formats: array().of(string().required()).min(1, messages.choose('at least one format')),
  message: string().trim().required(messages.enter('your message')),
});

const initialValues = {
  name: '',
  email: '',
  event: { topic: '' },
  audience: null as number | null,
  formats: [] as string[],
  message: '',
};
type Values = typeof initialValues;

const fields = (
  <>
    <FieldRow>
      <TextField name="name" label="Name" autoComplete="name" maxLength={80} required />
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
    </FieldRow>
    <FieldRow>
      <SelectField
        name="event.topic"
        label="Topic"
        required
        options={[
          { value: 'security', label: 'Cybersecurity for boards' },
          { value: 'channel', label: 'Building a partner program' },
        ]}
      />
      <NumberField name="audience" label="Audience" hint="How many people you expect." min={1} />
    </FieldRow>
    <CheckboxGroupField
      name="formats"
      label="Formats that would suit you"
      required
      options={[
        { value: 'keynote', label: 'Keynote' },
        { value: 'panel', label: 'Panel' },
        { value: 'workshop', label: 'Workshop' },
      ]}
    />
    <TextAreaField name="message" label="Message" required maxLength={200} />
  </>
);

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: { guide },
  args: {
    initialValues,
    schema,
    submitLabel: 'Send message',
    busyLabel: 'Sending…',
    label: 'Booking',
    successNotice: {
      title: 'Message Sent Successfully',
      message: "Thank you for your message! I'll get back to you as soon as possible.",
    },
    failureNotice: {
      title: 'Error',
      message: 'Failed to send your message. Please try again or contact me directly.',
    },
    onSubmit: fn(async () => {}),
    onDone: fn(),
    onDirtyChange: fn(),
    children: fields,
  },
} satisfies Meta<typeof Form<Values>>;

export default meta;
type Story = StoryObj<Omit<typeof meta, 'component'> & { component: typeof Form<Values> }>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const filled: Values = {
  name: 'Ada Norling',
  email: 'ada@example.com',
  event: { topic: 'channel' },
  audience: 120,
  formats: ['keynote', 'workshop'],
  message: 'We plan a partner day in May.',
};

async function fillIn({ canvas, userEvent }: InteractionContext) {
  await fill(canvas.getByRole('textbox', { name: 'Name' }), ` ${filled.name} `);
  await fill(canvas.getByRole('textbox', { name: 'Email' }), filled.email);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), filled.event.topic);
  await fill(canvas.getByRole('spinbutton', { name: 'Audience' }), String(filled.audience));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Workshop' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Keynote' }));
  await fill(canvas.getByRole('textbox', { name: 'Message' }), filled.message);
}

const send = ({ canvas, userEvent }: InteractionContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send message' }));

/** A `play` that ends by closing the notices it raised, so that the next story starts without them. */
const andCloseNotices = (play: (context: Context) => Promise<void>) => async (context: Context) => {
  await play(context);
  await screen.findAllByRole('button', { name: 'Close toast' }).then(closeShownNotices);
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Booking' })).toBeVisible();
    await expect(canvas.getByText(/^Fields marked/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('spinbutton', { name: 'Audience' })).not.toBeRequired();
    await expect(canvas.getByRole('spinbutton', { name: 'Audience' })).toHaveAccessibleDescription(
      'How many people you expect.',
    );
    await expect(canvas.getByRole('group', { name: 'Formats that would suit you (required)' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
  },
};

/** A field is validated on blur, not during the first typing; once it has an error, on every change. */
export const ErrorAtTheField: Story = {
  parameters: preparedBy(async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await fill(email, 'ada');
    await fireEvent.focusOut(email);
    await canvas.findByText(messages.email);
  }),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(messages.email);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email, '@example.com');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.queryByText(messages.email)).toBeNull();
    await userEvent.type(name, 'A{Backspace}');
    // Pressing the button does not move the focus, so nothing is validated before it is released.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Send message' }) });
    await expect(name).toHaveFocus();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: name });
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** A failed submit shows and focuses the summary; each line links to its field. Nothing is sent. */
export const Errors: Story = {
  parameters: preparedBy(async (context) => {
    await send(context);
    await context.canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('group', { name: '5 answers need your attention' });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter your name.',
      messages.email,
      'Choose a topic.',
      'Choose at least one format.',
      'Enter your message.',
    ]);
    const leadsTo = async (line: string, field: HTMLElement) => {
      await userEvent.click(within(summary).getByRole('link', { name: line }));
      await expect(field).toHaveFocus();
    };
    await leadsTo('Choose a topic.', canvas.getByRole('combobox', { name: 'Topic' }));
    await leadsTo('Choose at least one format.', canvas.getByRole('checkbox', { name: 'Keynote' }));
    await leadsTo('Enter your name.', canvas.getByRole('textbox', { name: 'Name' }));
    await expect(location.hash).toBe('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Errors are fixed by keyboard, then the form is sent: the values are cast, the notice appears, the form is cleared. */
export const ErrorsThenSuccess: Story = {
  tags: ['!dev', '!autodocs'],
  play: andCloseNotices(async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: '5 answers need your attention' })).toHaveFocus();
    // Five links, then the fields in their order.
    for (let line = 0; line < 5; line++) await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' Ada Norling ');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'channel');
    await userEvent.tab();
    await userEvent.keyboard('120');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('We plan a partner day in May.');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    const { said, stop } = listen();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(filled));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      filled,
      { trap: '', elapsed: expect.any(Number) },
      expect.any(String),
    );
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveValue('');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(await screen.findByRole('status')).toHaveTextContent('Message Sent Successfully');
    stop();
    await expect(said.filter((words) => words.includes('Message Sent Successfully'))).toHaveLength(1);
  }),
};

/** While sending, the button says so and ignores clicks: a double click sends once. */
export const Sending: Story = {
  args: { initialValues: filled, onSubmit: fn(() => new Promise(() => {})) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send message' }));
    await canvas.findByRole('button', { name: 'Sending…' });
  }),
  play: async ({ args, canvas, userEvent }) => {
    const busy = canvas.getByRole('button', { name: 'Sending…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

const submit = fn(async () => {});

/**
 * Each time that sending fails, the values are kept, and what failed stays above the button, with the server's reason. If
 * sending again may help, there is a button for it; focus moves on to the submit button. A success removes the failure.
 */
export const Failure: Story = {
  args: { onSubmit: submit },
  beforeEach: () => void submit.mockReset().mockRejectedValueOnce(new Error('The server did not answer.')),
  parameters: preparedBy(async (context) => {
    await fillIn(context);
    await send(context);
    await context.canvas.findByText(/Your text is kept\.$/);
  }),
  play: andCloseNotices(async (context) => {
    const { args, canvas, userEvent } = context;
    const expectFailure = async (text: string) => {
      const words = `Failed to send your message. Please try again or contact me directly. ${text}Your text is kept.`;
      await waitFor(() => expect(canvas.getByText(/Your text is kept\.$/)).toHaveTextContent(words));
      // A notice would cover it on a phone.
      await expect(screen.queryByRole('button', { name: 'Close toast' })).toBeNull();
    };
    const failAgain = async (more: object) => {
      submit.mockRejectedValueOnce(Object.assign(new Error('The server did not answer.'), more));
      await send(context);
    };
    await expectFailure('');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(filled.email);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(filled.message);
    await expect(canvas.getByRole('combobox', { name: 'Topic' })).toHaveValue('channel');
    await expect(canvas.getByRole('checkbox', { name: 'Workshop' })).toBeChecked();
    await failAgain({ reason: 'Please try again in 40 seconds.' });
    await expectFailure('Please try again in 40 seconds. ');
    await failAgain({ reason: 'It is late.', retry: true });
    await expectFailure('It is late. ');
    await expect(args.onDone).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(filled));
    const calls = submit.mock.calls as unknown as [Values][];
    await expect(calls.map(([values]) => values)).toEqual(Array(4).fill(calls[0]![0]));
    await expect(await screen.findByRole('status')).toHaveTextContent('Message Sent Successfully');
    await expect(canvas.queryByText(/Your text is kept/)).toBeNull();
  }),
};

/** A long paste is not cut. The field says by how much it is too long, and the form is not sent until it is shortened. */
export const TooLong: Story = {
  args: {
    schema: schema.shape({
      message: string()
        .trim()
        .test('short', messages.shorten(200, 1450), (text = '') => text.length <= 200),
    }),
    initialValues: filled,
  },
  parameters: preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('textbox', { name: 'Message' }), 'x'.repeat(1450));
  }),
  play: andCloseNotices(async ({ args, canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.clear(message);
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(1450));
    await expect(message).toHaveValue('x'.repeat(1450));
    await expect(message).toHaveAccessibleDescription('1,250 characters too long');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveAccessibleDescription(
      '1,250 characters too long. Shorten this to 200 characters or fewer. 1,250 characters too long',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(message);
    await userEvent.click(message);
    // What is trimmed is not counted.
    await userEvent.paste(`  ${'x'.repeat(200)}  `);
    await expect(message).toHaveAccessibleDescription('0 characters left');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  }),
};

const refusing = fn(async () => {});
const refusal = (words: string, fields: Record<string, string>) => Object.assign(new Error(words), { fields });

/**
 * The server's error for a field is shown there until the value changes; one without a field on the page comes last. The
 * words can depend on the rejection. A success removes all of them.
 */
export const RefusedField: Story = {
  args: {
    failureNotice: (rejection) => ({
      title: `Not sent: ${rejection instanceof Error ? rejection.message : 'unknown'}`,
    }),
    onSubmit: refusing,
  },
  beforeEach: () =>
    void refusing
      .mockReset()
      .mockRejectedValueOnce(
        refusal('one answer was refused', { 'event.topic': 'This topic is booked out. Choose another.' }),
      )
      .mockRejectedValueOnce(refusal('two were', { coupon: 'The coupon is used up.', name: 'Enter another name.' })),
  parameters: preparedBy(async (context) => {
    await fillIn(context);
    await send(context);
    await context.canvas.findByRole('group', { name: /attention/ });
  }),
  play: andCloseNotices(async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('group', { name: 'One answer needs your attention' })).toBeVisible();
    const topic = canvas.getByRole('combobox', { name: 'Topic' });
    // With a single error, focus goes straight to its field.
    await waitFor(() => expect(topic).toHaveFocus());
    await expect(topic).toHaveAccessibleDescription('This topic is booked out. Choose another.');
    await expect(canvas.getByText('Not sent: one answer was refused')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    await expect(topic).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(topic, 'security');
    await waitFor(() => expect(topic).not.toHaveAttribute('aria-invalid'));
    await send(context);
    const summary = await canvas.findByRole('group', { name: '2 answers need your attention' });
    await expect(summary).toHaveTextContent(/Enter another name\.The coupon is used up\.$/);
    await expect(await canvas.findByText('Not sent: two were')).toBeVisible();
    await expect(canvas.queryByText(/Your text is kept/)).toBeNull();
    await send(context);
    await waitFor(() => expect(canvas.queryByText(/^Not sent/)).toBeNull());
  }),
};

/** Without `onSubmit` nothing is validated or sent, and no field reaches the address bar (FORM-1). */
export const Inert: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const address = location.href;
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada Norling{Enter}');
    await userEvent.clear(name);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(location.href).toBe(address);
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Further buttons follow the submit button. */
export const WithSecondAction: Story = {
  args: { actions: <Button variant="secondary">Cancel</Button> },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Send message', 'Cancel']),
};

/** Unmounts and mounts a form, as a reload of the tab does. */
function Reloading(props: FormProps<Values>) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setShown(!shown)}>
        {shown ? 'Leave' : 'Return'}
      </Button>
      {shown ? <Form {...props} /> : null}
    </>
  );
}

/** A draft survives a reload of the tab; it can be cleared, which can be undone. A password is not kept. */
export const Draft: Story = {
  args: {
    draftKey: 'story',
    children: (
      <>
        {fields}
        <TextField name="secret" label="Password" type="password" autoComplete="off" />
      </>
    ),
    initialValues: { ...initialValues, secret: '' } as Values,
  },
  render: (args) => <Reloading {...args} />,
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(name(), 'Ada');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Panel' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'secret words');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(name()).toHaveValue('Ada'));
    await expect(canvas.getByRole('checkbox', { name: 'Panel' })).toBeChecked();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(JSON.stringify(sessionStorage)).not.toContain('secret');

    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(name()).toHaveValue('');
    await expect(canvas.getByText('The form is cleared.')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(sessionStorage.getItem('draft:story')).toBeNull();
    await userEvent.click(undo);
    await expect(name()).toHaveValue('Ada');
    await asPrinted(async () => {
      await expect(canvas.getByText(/^This tab keeps/)).not.toBeVisible();
      await expect(canvas.getByText('Send message')).not.toBeVisible();
    });

    // What was cleared before something else was typed is not offered any more.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.type(name(), 'K');
    await userEvent.type(name(), '{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(name()).toHaveValue('');
  },
};

let answer: { resolve: () => void; reject: (reason: Error) => void };

/** Where the form is gone before the answer comes, a notice says what became of it. */
export const LeftWhileSending: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    onSubmit: fn(() => new Promise<void>((resolve, reject) => (answer = { resolve, reject }))),
    renderSent: () => <p>Sent</p>,
  },
  render: (args) => <Reloading {...args} />,
  play: andCloseNotices(async (context) => {
    const { canvas, userEvent } = context;
    const leave = async () => {
      await fillIn(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await canvas.findByRole('button', { name: 'Sending…' });
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    };
    await leave();
    answer.reject(new Error('The server did not answer.'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send your message.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await leave();
    answer.resolve();
    await expect(await screen.findByRole('status')).toHaveTextContent('Message Sent Successfully');
  }),
};

const lost = fn<NonNullable<FormProps<Values>['onSubmit']>>();

/** What is sent again is the same message, also after a reload, or after Clear and Undo: its id stays until it changes, or was sent. */
export const SentAgain: Story = {
  tags: ['!dev', '!autodocs'],
  args: { draftKey: 'story', onSubmit: lost },
  render: (args) => <Reloading {...args} />,
  beforeEach: () => {
    sessionStorage.clear();
    lost.mockReset().mockRejectedValue(new Error('No answer'));
  },
  play: andCloseNotices(async (context) => {
    const { canvas, userEvent } = context;
    const ids = () => lost.mock.calls.map(([, , id]) => id);
    const sendOnce = async () => {
      const sent = ids().length;
      await send(context);
      await waitFor(() => expect(lost).toHaveBeenCalledTimes(sent + 1));
    };
    const message = () => canvas.getByRole('textbox', { name: 'Message' });
    await fillIn(context);
    await sendOnce();
    await canvas.findByText(/Your text is kept/);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(message()).not.toHaveValue(''));
    await sendOnce();
    await canvas.findByText(/Your text is kept/);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.type(message(), ' ');
    await sendOnce();
    const [first] = ids();
    await expect(ids()).toEqual([first, first, first]);

    await canvas.findByText(/Your text is kept/);
    await userEvent.type(message(), ' More.');
    lost.mockResolvedValue(undefined);
    await sendOnce();
    await waitFor(() => expect(message()).toHaveValue(''));
    await fillIn(context);
    await userEvent.type(message(), ' More.');
    await sendOnce();
    await expect(new Set(ids()).size).toBe(3);
  }),
};

/** Of a draft that something else has written, what does not fit is ignored. A link that was followed since counts more. */
export const DraftOfAnotherForm: Story = {
  args: { draftKey: 'other', prefill: { name: 'Kofi' } },
  beforeEach: () => {
    const values = { name: ['a', 'list'], formats: 'text', unknown: 'x', message: 'Still here' };
    sessionStorage.setItem('draft:other', JSON.stringify({ values, prefill: '{"name":"Ada"}' }));
    return () => sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Still here'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Kofi');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** Sets a value from outside the form, as a link with `?name=` does. */
function Choosing(props: FormProps<Values>) {
  const [name, setName] = useState('Ada');
  return (
    <>
      <Button variant="secondary" onClick={() => setName('Kofi')}>
        Choose Kofi
      </Button>
      <Form {...props} prefill={{ name }} />
    </>
  );
}

/** A value from the address is in the form from the start; a later one moves focus to its field. */
export const Prefill: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveValue('Ada'));
    await expect(name).not.toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Kofi' }));
    await waitFor(() => expect(name).toHaveValue('Kofi'));
    await expect(name).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  },
};

/** With `renderSent` a panel replaces the form and takes focus; the empty form can be shown again. */
export const SentPanelInstead: Story = {
  args: {
    draftKey: 'story',
    honeypot: true,
    renderSent: (values, startAgain) => (
      <SentPanel
        title="Message sent"
        answers={[{ label: 'Name', value: values.name }]}
        action={<Button onClick={startAgain}>Send another</Button>}
      >
        You will hear from me within two days.
      </SentPanel>
    ),
  },
  beforeEach: () => sessionStorage.clear(),
  parameters: preparedBy(async (context) => {
    await fillIn(context);
    await send(context);
    await context.canvas.findByRole('group', { name: 'Message sent' });
  }),
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send another' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');

    await expect(canvas.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    const trap = canvasElement.querySelector<HTMLInputElement>('[name="leave_empty"]')!;
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    trap.value = 'a bot was here';
    await fillIn(context);
    const { said, stop } = listen();
    await send(context);
    const panel = await canvas.findByRole('group', { name: 'Message sent' });
    await expect(panel).toHaveFocus();
    // No notice covers it.
    await expect(screen.queryByRole('button', { name: 'Close toast' })).toBeNull();
    stop();
    await expect(said.filter((words) => /message sent/i.test(words))).toEqual(['Message sent']);
    await expect(panel).toHaveTextContent('Ada Norling');
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      filled,
      { trap: 'a bot was here', elapsed: expect.any(Number) },
      expect.any(String),
    );
    await expect(sessionStorage.getItem('draft:story')).toBeNull();
  },
};

export const ResetBesideSend: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { initialValues: filled, actions: <Button variant="secondary">Reset</Button> },
};
