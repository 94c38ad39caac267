import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type Mock } from 'storybook/test';
import { FormSection, type FormProps } from '.';
import { formPlays, sentMessage } from '../formPlays';
import { sampleAnswers } from '../sampleAnswers';
import type { FormReport } from '../report';
import { sampleForm } from '../sampleForm';
import { guide } from './FormSection.guide';

const plays = formPlays(sampleForm);

const meta = {
  title: 'Content/Forms/FormSection',
  component: FormSection,
  parameters: { guide, layout: 'fullscreen' },
  args: { definition: sampleForm, onSubmit: fn(async () => sentMessage) },
  argTypes: { definition: { control: false } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A conditional field is not rendered until its condition is met (FORM-24). */
export const Empty: Story = { play: plays.empty };

/** Hidden fields have no errors. */
export const Errors: Story = { play: plays.errors };

/** Beside the hero's text: without section columns, otherwise the same. */
export const Beside: Story = {
  args: { placement: 'beside' },
  play: async (context) => {
    await plays.empty(context);
    await expect(context.canvas.getByRole('region', { name: sampleForm.words.heading })).toHaveAttribute('id', 'form');
  },
};

/** Every type of answer is sent, and shown in the panel. */
export const Sent: Story = { play: plays.sent };

/** When sending fails, the values are kept. */
export const Failed: Story = {
  args: { onSubmit: fn(async () => Promise.reject(new Error('offline'))) },
  play: plays.failed,
};

/** After one message, the form is ready for another. */
export const SentAgain: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await plays.sent(context);
    await plays.sentAgain(context);
  },
};

/** After a failure, the form and its draft can be cleared. */
export const Cleared: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async (context) => {
    await plays.failed(context);
    await plays.cleared(context);
  },
};

/**
 * Filled in by keyboard only. Conditional fields are the next tab stops after their answer; their text is kept when the
 * answer changes, but not sent.
 */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    for (const words of ['Ada', 'Norling', 'ada@northwind.example']) {
      await userEvent.keyboard(words);
      await userEvent.tab();
    }
    await expect(canvas.getByRole('radio', { name: 'By e-mail' })).toHaveFocus();
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
    // Back to the topics: conditional answers are dropped with the answer.
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
  },
};

const report: FormReport = {
  title: 'Risk matrix',
  summary: 'Total Risks: 3',
  file: { name: 'risks.csv', type: 'text/csv', text: 'Title\r\nFlood\r\n' },
};
const onReportChange = fn();

/**
 * A tool's report in a form that accepts one (FORM-30): a draft restores what was typed, but neither consent nor
 * report. With consent, it is in the request and in the panel after sending, and then removed.
 */
export const WithReport: Story = {
  args: { definition: { ...sampleForm, takesReport: true }, report, onReportChange },
  beforeEach: () => {
    onReportChange.mockClear();
    const answers = { ...sampleAnswers(sampleForm.fields), reply: 'mail', topics: [], agenda: [] };
    const values = { ...answers, sendReport: true, reportSummary: 'Old', report: ['old.csv'] };
    sessionStorage.setItem('draft:sample', JSON.stringify({ values, prefill: '{}' }));
  },
  play: async ({ args, canvas, userEvent }) => {
    const summary = await canvas.findByRole('textbox', { name: 'Summary of my result' });
    await waitFor(() => expect(summary).toHaveValue('Total Risks: 3'));
    const consent = canvas.getByRole('checkbox', { name: 'Send this summary and the report with my request' });
    await expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await expect(sessionStorage.getItem('draft:sample')).not.toMatch(/sendReport|Total Risks|risks\.csv/);
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
  },
};

/** A form that accepts no report shows none. */
export const ReportNotTaken: Story = {
  args: { report },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toBeVisible();
    await expect(canvas.queryByText(/^Your result/)).toBeNull();
  },
};

const offer = {
  timeZone: 'Europe/Zurich',
  minutes: 60,
  starts: ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'],
};
const withTimes = { definition: { ...sampleForm, times: {} }, loadTimes: fn(async () => offer) };
const filled = () => {
  const answers = { ...sampleAnswers(sampleForm.fields), reply: 'mail', topics: [], agenda: [] };
  sessionStorage.setItem('draft:sample', JSON.stringify({ values: answers, prefill: '{}' }));
};

/** A bookable time after the fields (BOOKING-5), sent with the request. */
export const WithTimes: Story = {
  args: withTimes,
  beforeEach: filled,
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: / [AP]M$/ });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [{ requestDetails }] = (args.onSubmit as Mock<NonNullable<FormProps['onSubmit']>>).mock.calls[0]!;
    await expect(requestDetails!.time).toEqual({ start: offer.starts[0], timeZone: expect.stringMatching(/\w/) });
    await expect(requestDetails!.fields).not.toHaveProperty('pickedTime');
    await expect(await canvas.findByText(/^Your time is booked/)).toBeVisible();
  },
};

/** Picking a time is optional. */
export const NoTimePicked: Story = {
  args: withTimes,
  beforeEach: filled,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Pick a time, if you like');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [{ requestDetails }] = (args.onSubmit as Mock<NonNullable<FormProps['onSubmit']>>).mock.calls[0]!;
    await expect(requestDetails).not.toHaveProperty('time');
  },
};

/** The time was taken meanwhile (BOOKING-6): all input stays, and the next free times are shown. */
export const TimeTaken: Story = {
  args: {
    ...withTimes,
    onSubmit: fn(async () =>
      Promise.reject(
        Object.assign(new Error('taken'), {
          reason: 'This time is not free any more.',
          next: { ...offer, starts: [offer.starts[1]] },
        }),
      ),
    ),
  },
  beforeEach: filled,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: / [AP]M$/ });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('The time that you picked was taken')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: / [AP]M$/ })).toHaveLength(1));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).not.toHaveValue('');
  },
};

/** Without free times the form says so, and can be sent without one. */
export const NoFreeTime: Story = {
  args: { ...withTimes, loadTimes: fn(async () => ({ ...offer, starts: [] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No time is free at the moment/)).toBeVisible();
  },
};

/** Without configured hours there is no time picker. */
export const NoTimesOffered: Story = {
  tags: ['!autodocs'],
  args: { ...withTimes, loadTimes: fn(async () => null) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.loadTimes).toHaveBeenCalled());
    await expect(canvas.queryByText('Pick a time, if you like')).toBeNull();
  },
};

/** After a reload the field names the file to choose again. Nothing is sent without it. */
export const FileAfterAReload: Story = {
  beforeEach: () => {
    const values = { ...sampleAnswers(sampleForm.fields), reply: 'mail', topics: [], agenda: ['agenda.pdf'] };
    sessionStorage.setItem('draft:sample', JSON.stringify({ values, prefill: '{}' }));
  },
  play: async ({ canvas, userEvent }) => {
    const agenda = await canvas.findByLabelText('Agenda');
    await expect(await canvas.findByText('(not kept, choose it again)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(agenda).toHaveAccessibleDescription(
        expect.stringContaining('Choose agenda.pdf again, or remove it: files are not kept'),
      ),
    );
  },
};

export const FileRemovedAfterAReload: Story = {
  ...FileAfterAReload,
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await FileAfterAReload.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove agenda.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
