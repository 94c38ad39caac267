import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within, type Mock } from 'storybook/test';
import { FormSection, type FormProps } from '.';
import { formStories, sentMessage } from '../formStories';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { sampleAnswers } from '../sampleAnswers';
import type { FormReport } from '../report';
import { sampleForm } from '../sampleForm';
import { guide } from './FormSection.guide';

const stories = formStories(sampleForm);

const meta = {
  title: 'Content/Forms/FormSection',
  tags: ['!manifest'],
  component: FormSection,
  parameters: { guide, layout: 'fullscreen' },
  args: { definition: sampleForm, onSubmit: fn(async () => sentMessage) },
  argTypes: { words: { table: { defaultValue: { summary: 'those of its definition' } } } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field with a condition is not there before the condition is met (FORM-24). */
export const Empty: Story = stories.empty;

/** A field that is not asked has no error. */
export const Errors: Story = stories.errors;

export const Failed: Story = stories.failed;
export const Long: Story = stories.long;
/** Looks like the empty form. */
export const Inert: Story = { ...stories.inert, tags: ['!dev', '!autodocs'] };

/** What an answer asks for appears below it. */
export const Conditional: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By phone' }));
    await canvas.findByRole('textbox', { name: 'Phone' });
  }),
};

/**
 * Filled in with the keyboard alone. The fields that an answer asks for are the next tab stops after it; what was typed
 * into them is kept when the answer changes, but not sent.
 */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { email: 'owner@example.com', phone: '+1 574 555 0199' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    for (const words of ['Ada', 'Norling', 'ada@northwind.example']) {
      await userEvent.keyboard(words);
      await userEvent.tab();
    }
    await expect(canvas.getByRole('radio', { name: 'By email' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By phone' })).toBeChecked();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeRequired();
    await userEvent.keyboard('+1 574 555 0100');
    await userEvent.tab();
    const calls = canvas.getByRole('checkbox', { name: 'You may call me about this request' });
    await expect(calls).toHaveFocus();
    await expect(calls).toBeRequired();
    await userEvent.tab();
    await waitFor(() => expect(calls).toHaveAccessibleDescription('Confirm that I may call you.'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(calls).toBeChecked();
    await userEvent.tab();

    const people = canvas.getByRole('spinbutton', { name: 'People' });
    await expect(people).toHaveFocus();
    await expect(people).toHaveAccessibleDescription(expect.stringContaining('2 to 2000.'));
    await userEvent.keyboard('1,200');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'Days' })).toHaveAttribute('inputmode', 'decimal');
    await userEvent.keyboard('1.5');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'Other topic' })).toHaveFocus();
    await userEvent.keyboard('Contracts');
    // Back to the topics: what depends on the answer goes with it.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Other topic' })).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('combobox', { name: 'Frequency' })).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Frequency' })).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Agenda')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [{ requestDetails }] = (args.onSubmit as Mock<NonNullable<FormProps['onSubmit']>>).mock.calls[0]!;
    await expect(requestDetails!.fields).toEqual({
      firstName: 'Ada',
      lastName: 'Norling',
      email: 'ada@northwind.example',
      reply: 'phone',
      phone: '+1 574 555 0100',
      calls: true,
      people: 1200,
      days: 1.5,
      topics: [],
      brief: false,
      agenda: [],
    });
    const ways = await canvas.findByText(/^To add something/);
    await expect(ways).toHaveTextContent('or call +1 574 555 0199 and give the reference number.');
    await expect(within(ways).getByRole('link')).toHaveAttribute(
      'href',
      `mailto:owner@example.com?subject=${sentMessage.reference}`,
    );
  },
};

const report: FormReport = {
  title: 'Risk matrix',
  summary: 'Total Risks: 3',
  file: { name: 'risks.csv', type: 'text/csv', text: 'Title\r\nFlood\r\n' },
};
const onReportChange = fn();

/**
 * The result of a tool in a form that takes one (FORM-30): a draft brings back what was typed, and neither the consent nor
 * the result. Ticked, it is in the request and in the panel after sending, and then gone.
 */
export const WithReport: Story = {
  args: {
    definition: { ...sampleForm, name: 'sample-with-report', takesReport: true },
    report,
    onReportChange,
    onSubmit: fn(async (): Promise<typeof sentMessage> => ({})),
    email: 'owner@example.com',
    phone: 'By appointment',
  },
  beforeEach: () => {
    onReportChange.mockClear();
    const answers = { ...sampleAnswers(sampleForm.fields), reply: 'mail', topics: [], agenda: [] };
    const values = { ...answers, sendReport: true, reportSummary: 'Old', report: ['old.csv'] };
    sessionStorage.setItem('draft:sample-with-report', JSON.stringify({ values, prefill: '{}' }));
  },
  play: async ({ args, canvas, userEvent }) => {
    const summary = await canvas.findByRole('textbox', { name: 'Summary of my result' });
    await waitFor(() => expect(summary).toHaveValue('Total Risks: 3'));
    const consent = canvas.getByRole('checkbox', { name: 'Send this summary and the report with my request' });
    await expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await expect(sessionStorage.getItem('draft:sample-with-report')).not.toMatch(/sendReport|Total Risks|risks\.csv/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [{ requestDetails }] = (args.onSubmit as Mock<NonNullable<FormProps['onSubmit']>>).mock.calls[0]!;
    await expect(requestDetails!.fields).toMatchObject({
      sendReport: true,
      reportSummary: 'Total Risks: 3',
      report: [{ name: 'risks.csv', type: 'text/csv', data: btoa(report.file.text) }],
    });
    await expect(await canvas.findByText('risks.csv')).toBeVisible();
    await expect(onReportChange).toHaveBeenLastCalledWith(undefined);
    // Without a reference number, and without a number to call.
    await expect(canvas.getByText(/^To add something/)).toHaveTextContent(/write to owner@example\.com\.$/);
  },
};

/** Every type of answer is sent, and shown in the panel. A report waits for a form that takes one. */
export const Sent: Story = {
  ...stories.sent,
  args: { report, onReportChange },
  beforeEach: () => void onReportChange.mockClear(),
  play: async (context) => {
    await stories.sent.play(context);
    await expect(context.canvas.queryByText(/^Your result/)).toBeNull();
    await expect(onReportChange).not.toHaveBeenCalled();
  },
};

/** After a reload the field names the file that has to be chosen again. Nothing is sent without it. */
export const FileAfterAReload: Story = {
  args: { definition: { ...sampleForm, name: 'sample-with-file' } },
  beforeEach: () => {
    const values = { ...sampleAnswers(sampleForm.fields), reply: 'mail', topics: [], agenda: ['agenda.pdf'] };
    sessionStorage.setItem('draft:sample-with-file', JSON.stringify({ values, prefill: '{}' }));
  },
  play: async ({ args, canvas, userEvent }) => {
    const agenda = await canvas.findByLabelText('Agenda');
    await expect(await canvas.findByText('(not kept, choose it again)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(agenda).toHaveAccessibleDescription(
        expect.stringContaining('Choose agenda.pdf again, or remove it: files are not kept'),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove agenda.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const EverythingRequired: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    definition: { ...sampleForm, fields: sampleForm.fields.map((field) => ({ ...field, required: 'an answer' })) },
  },
};
