import { isChoice, type ChoiceDefinition, type FieldDefinition, type FormFile } from '@advisor/ui/forms';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within, type Mock } from 'storybook/test';
import { fill, preparedBy } from '../../../../tests/browser/prepared';
import { words as wordsOf } from '../collections/words';
import { longest } from '../stories/extremes';
import { sampleAnswers } from './sampleAnswers';
import type { FormDefinition } from './definition';
import type { FormProps } from './FormSection';
import { payloadOf, type SentMessage } from './payload';

type Context = StoryContext<FormProps>;

/** What the server answers in stories. */
export const sentMessage: SentMessage = { reference: 'A7K2-9QXD' };

/**
 * The stories that all forms share, derived from the definition of the form. Tests run `sent` for every form in `pnpm test:all`,
 * and the others, which are the same component's whatever the form, for the sample form alone (FormSection).
 */
export function formStories(definition: FormDefinition) {
  const { fields, words, submitLabel, success, failure } = definition;
  const answers = sampleAnswers(fields);
  const required = fields.filter((field) => field.required && !field.when);
  const { heading, intro, response } = words;

  const control = ({ canvas }: Context, field: FieldDefinition) =>
    isGroup(field)
      ? canvas.getByRole(field.type === 'options' ? 'group' : 'radiogroup', { name: labelOf(field) })
      : canvas.getByLabelText(labelOf(field));
  const press = async ({ canvas, userEvent }: Context) =>
    userEvent.click(canvas.getByRole('button', { name: submitLabel }));

  async function fillIn(context: Context) {
    const { canvas, userEvent } = context;
    for (const field of fields) {
      const answer = answers[field.name]!;
      if (isGroup(field)) {
        for (const { label } of field.options.filter(({ value }) => [answer].flat().includes(value)))
          await userEvent.click(canvas.getByRole(roleOf(field), { name: label }));
      } else if (field.type === 'file')
        // Its code may still be loading.
        await userEvent.upload(await canvas.findByLabelText(labelOf(field)), (answer as FormFile[]).map(fileOf));
      else if (field.type === 'option') await userEvent.selectOptions(control(context, field), String(answer));
      else if (field.type === 'consent') await userEvent.click(control(context, field));
      else await fill(control(context, field), String(answer));
    }
  }

  const prepare = {
    async errors(context: Context) {
      const email = fields.find(({ type }) => type === 'email')!;
      await fill(control(context, email), 'ada');
      await press(context);
      await context.canvas.findByRole('group', { name: /attention/ });
    },

    async sent(context: Context) {
      await fillIn(context);
      await context.userEvent.dblClick(context.canvas.getByRole('button', { name: submitLabel }));
      await context.canvas.findByRole('group', { name: success.title });
    },

    async failed(context: Context) {
      await fillIn(context);
      await press(context);
      await context.canvas.findByText(/Your text is kept\.$/);
    },
  };

  const plays = {
    async empty(context: Context) {
      const { canvas } = context;
      await expect(canvas.getByRole('form', { name: words.heading })).toBeVisible();
      await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
      for (const field of fields) {
        if (field.when) {
          await expect(canvas.queryByText(labelOf(field))).toBeNull();
          continue;
        }
        if (field.type === 'file') await canvas.findByLabelText(labelOf(field));
        if (isGroup(field)) {
          await expect(control(context, field)).toBeVisible();
          for (const { label } of field.options)
            await expect(canvas.getByRole(roleOf(field), { name: label })).not.toBeChecked();
        } else if (field.type === 'consent') await expect(control(context, field)).not.toBeChecked();
        else await expect(control(context, field)).toHaveValue('');
        // ARIA has no required state for a group of checkboxes.
        if (field.type !== 'options') {
          if (field.required) await expect(control(context, field)).toBeRequired();
          else await expect(control(context, field)).not.toBeRequired();
        }
        if (field.type === 'option' && !field.radio)
          await expect(
            within(control(context, field))
              .getAllByRole('option')
              .slice(1)
              .map((option) => (option as HTMLOptionElement).value),
          ).toEqual(field.options.map(({ value }) => value));
      }
      // The honeypot is out of sight, out of the Tab order and not announced.
      await expect(canvas.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    },

    async errors(context: Context) {
      const { args, canvas, userEvent } = context;
      const summary = canvas.getByRole('group', {
        name:
          required.length === 1 ? 'One answer needs your attention' : `${required.length} answers need your attention`,
      });
      await expect(summary).toHaveFocus();
      const lines = within(summary).getAllByRole('link');
      await expect(lines).toHaveLength(required.length);
      for (const [position, field] of required.entries()) {
        await userEvent.click(lines[position]!);
        if (isGroup(field)) {
          const [first] = within(control(context, field)).getAllByRole(roleOf(field));
          await expect(first).toHaveFocus();
        } else {
          await expect(control(context, field)).toHaveFocus();
          await expect(control(context, field)).toHaveAttribute('aria-invalid', 'true');
        }
        await expect(control(context, field)).toHaveAccessibleDescription(
          expect.stringContaining(lines[position]!.textContent),
        );
      }
      await expect(args.onSubmit).not.toHaveBeenCalled();
    },

    async sent(context: Context) {
      const { args, canvas, userEvent } = context;
      const panel = canvas.getByRole('group', { name: success.title });
      // It is seen before its effects have run.
      await waitFor(() => expect(panel).toHaveFocus());
      await expect(panel).toHaveTextContent(`Reference number ${sentMessage.reference}`);
      // The matcher reads a no-break space as a plain one.
      await expect(panel).toHaveTextContent(success.message.replaceAll('\u00a0', ' '));
      await expect(panel).toHaveTextContent('ada@northwind.example');
      await expect(within(panel).getAllByRole('definition')).toHaveLength(fields.length);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      const [payload] = (args.onSubmit as Mock<NonNullable<FormProps['onSubmit']>>).mock.calls[0]!;
      await expect(payload).toEqual({
        requestId: expect.any(String) as string,
        ...payloadOf(definition, answers, { trap: '', elapsed: expect.any(Number) as number }),
      });
      await expect(canvas.queryByRole('form')).toBeNull();

      await userEvent.click(within(panel).getByRole('button', { name: 'Send another' }));
      await expect(control(context, fields[0]!)).toHaveFocus();
      await expect(control(context, fields[0]!)).toHaveValue('');
      await expect(sessionStorage.getItem(`draft:${definition.name}`)).toBeNull();
    },

    async failed(context: Context) {
      const { canvas, userEvent } = context;
      await expect(canvas.getByText(/Your text is kept\.$/)).toHaveTextContent(failure.message!);
      for (const field of fields)
        if (field.type === 'consent') await expect(control(context, field)).toBeChecked();
        else if (field.type === 'file')
          for (const { name } of answers[field.name] as FormFile[])
            await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
        else if (!isGroup(field)) await expect(control(context, field)).toHaveValue(String(answers[field.name]));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(control(context, fields[0]!)).toHaveValue('');
      await expect(sessionStorage.getItem(`draft:${definition.name}`)).toBeNull();
    },

    async inert(context: Context) {
      const { canvas, userEvent } = context;
      const address = location.href;
      await userEvent.type(control(context, fields[0]!), 'Ada{Enter}');
      await press(context);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await expect(location.href).toBe(address);
      await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
      await expect(control(context, fields[0]!)).toHaveValue('Ada');
      await expect(sessionStorage.getItem(`draft:${definition.name}`)).toBeNull();
    },
  };
  return {
    empty: { play: plays.empty },
    errors: {
      parameters: {
        ...preparedBy(prepare.errors),
        ...says('Each missing field has an error, and the summary links to it. Nothing is sent.'),
      },
      play: plays.errors,
    },
    sent: {
      parameters: {
        ...preparedBy(prepare.sent),
        ...says('Sent once, with every answer; a panel says what happens next and when.'),
      },
      play: plays.sent,
    },
    failed: {
      parameters: { ...preparedBy(prepare.failed), ...says('When sending fails, the values are kept.') },
      args: { onSubmit: fn(async () => Promise.reject(new Error('offline'))) },
      play: plays.failed,
    },
    long: {
      parameters: says('Each text as long as its field allows.'),
      args: { words: { ...words, ...longest(wordsOf.form(), { heading, intro, response }) } },
    },
    // FORM-1
    inert: {
      parameters: says('Without a handler nothing is validated, sent or put into the address bar.'),
      args: { onSubmit: undefined },
      play: plays.inert,
    },
  };
}

const says = (story: string) => ({ docs: { description: { story } } });

/** Whether a field is a fieldset of checkboxes or radio buttons. */
function isGroup(field: FieldDefinition): field is ChoiceDefinition & ({ type: 'options' } | { radio: true }) {
  return isChoice(field) && (field.type === 'options' || field.radio === true);
}
const fileOf = ({ name, type, data }: FormFile) =>
  new File([Uint8Array.from(atob(data!), (byte) => byte.charCodeAt(0))], name, { type });
const roleOf = ({ type }: FieldDefinition) => (type === 'options' ? 'checkbox' : 'radio');
const labelOf = ({ label }: FieldDefinition) => new RegExp(`^${escape(label)}( \\*| \\(required\\))?$`);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
