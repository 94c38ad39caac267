import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { object, string } from 'yup';
import { Button } from '../actions/Button';
import { ErrorSummary, FieldRow, TextAreaInput, TextInput } from '../fields';
import { Form, messages, SentPanel, TextAreaField, TextField } from '../forms';
import { Stack } from '../layout/Stack';

/** How the fields, errors and wording of a form work together. */
const meta = { title: 'Patterns/Forms', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schema = object({
  name: string().trim().required(messages.enter('your name')),
  email: string().trim().required(messages.email).email(messages.email),
  message: string().trim().required(messages.enter('your message')),
});

const fields = (
  <>
    <FieldRow>
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
    </FieldRow>
    <TextAreaField name="message" label="Message" hint="What it is about, and by when you need it." required />
  </>
);

/** Leave a required field empty, or press Send right away, to see where errors appear. */
export const Whole: Story = {
  render: () => (
    <Form
      label="Question"
      initialValues={{ name: '', email: '', message: '' }}
      schema={schema}
      submitLabel="Send message"
      busyLabel="Sending…"
      onSubmit={async () => {}}
      renderSent={({ name, email }, startAgain) => (
        <SentPanel
          title="Message sent"
          answers={[
            { label: 'Name', value: name },
            { label: 'Email', value: email },
          ]}
          action={
            <Button variant="secondary" onClick={startAgain}>
              Send another
            </Button>
          }
        >
          You will have an answer within two working days.
        </SentPanel>
      )}
    >
      {fields}
    </Form>
  ),
};

const missing = { name: messages.enter('your name'), email: messages.email };

/** After a failed attempt: the summary links to the fields, and each field shows its error below. */
export const Errors: Story = {
  // In its own frame, because the summary takes focus.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: () => (
    <Stack space="l">
      <ErrorSummary
        errors={[
          { message: missing.name, fieldId: 'pattern-name' },
          { message: missing.email, fieldId: 'pattern-email' },
        ]}
      />
      <FieldRow>
        <TextInput id="pattern-name" label="Name" required value="" error={missing.name} onChange={fn()} />
        <TextInput id="pattern-email" label="Email" required value="ada@" error={missing.email} onChange={fn()} />
      </FieldRow>
      <TextAreaInput label="Message" required value="Can you speak in May?" onChange={fn()} />
    </Stack>
  ),
};

/** Press Send: the message is kept, the alert above the button says so, and a notice appears. */
export const SendingFails: Story = {
  render: () => (
    <Form
      label="Question"
      initialValues={{ name: 'Ada Norling', email: 'ada@example.com', message: 'Can you speak in May?' }}
      schema={schema}
      submitLabel="Send message"
      busyLabel="Sending…"
      failureNotice={{ title: 'The message was not sent', message: 'Check your connection and send it again.' }}
      onSubmit={async () => Promise.reject(new Error('no answer'))}
    >
      {fields}
    </Form>
  ),
};
