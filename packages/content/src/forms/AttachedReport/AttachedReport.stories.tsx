import { Form, schemaOf, type DefinedValues } from '@advisor/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { maxReportBytes, reportFieldNames, reportFields, type FormReport } from '../report';
import { AttachedReport, type AttachedReportProps } from '.';
import { guide } from './AttachedReport.guide';

const report: FormReport = {
  title: 'Security assessment',
  summary: 'Overall score: 42 % (High Risk)\n\nNext fixes\n1. Test a restore.',
  file: {
    name: 'security-assessment-2026-01-05.md',
    type: 'text/markdown',
    text: '# Security assessment\n\n<b>42 %</b>',
  },
};

const schema = schemaOf(reportFields);
const onSubmit = fn(async (_values: DefinedValues) => {});

function InAForm({ report, onChange }: AttachedReportProps) {
  const [isRemoved, setRemoved] = useState(false);
  const change = (changed: FormReport | undefined) => {
    onChange(changed);
    setRemoved(!changed);
  };
  return (
    <Form<DefinedValues>
      initialValues={{}}
      schema={schema}
      submitLabel="Send"
      onSubmit={(values) => onSubmit(values)}
      notKept={reportFieldNames}
    >
      {isRemoved ? null : <AttachedReport report={report} onChange={change} />}
    </Form>
  );
}

const meta = {
  title: 'Content/Forms/AttachedReport',
  tags: ['!manifest'],
  component: AttachedReport,
  parameters: { guide, noControls: 'The report is what a tool has made, and the stories show what becomes of it.' },
  args: { report, onChange: fn() },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => <InAForm {...args} />,
} satisfies Meta<typeof AttachedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

const ticked = preparedBy(async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox')));

/** Not ticked: nothing of it is sent. The report can be read, as plain text. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Your result: Security assessment' })).toBeVisible();
    const summary = canvas.getByRole('textbox', { name: 'Summary of my result' });
    await waitFor(() => expect(summary).toHaveValue(report.summary));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByText(/^Read the report: security-assessment-2026-01-05\.md/));
    await expect(canvas.getByText(/<b>42 %<\/b>/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.calls[0]![0]).toEqual({ sendReport: false });
  },
};

/** Ticked and edited: what stands in the field is sent, with the report. Each change is reported, to be kept. */
export const Ticked: Story = {
  parameters: ticked,
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('textbox', { name: 'Summary of my result' });
    await waitFor(() => expect(summary).toHaveValue(report.summary));
    await userEvent.clear(summary);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...report, summary: '' }));
    await userEvent.type(summary, 'Short');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...report, summary: 'Short' }));
    await expect(
      canvas.getByRole('checkbox', { name: 'Send this summary and the report with my request' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const { text, ...file } = report.file;
    await expect(onSubmit.mock.calls[0]![0]).toEqual({
      sendReport: true,
      reportSummary: 'Short',
      report: [{ ...file, size: text.length, data: btoa(text) }],
    });
  },
};

/** Too long, and too large: the form says so and sends nothing. */
export const Refused: Story = {
  args: {
    report: {
      ...report,
      summary: 'x'.repeat(2001),
      file: { ...report.file, text: 'x'.repeat(maxReportBytes + 1) },
    },
  },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(2001)));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '1 character too long. Shorten this to 2,000 characters or fewer.',
      expect.stringMatching(/security-assessment-2026-01-05\.md is too large/),
    ]);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Removed, after it was ticked: nothing of it is left in the form. */
export const Removed: Story = {
  parameters: preparedBy(async (context) => {
    await ticked.prepare(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove my result' }));
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ sendReport: false }));
  },
};

export const MarkdownInSummary: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { report: { ...report, summary: '## Overall score\n\n**42 %** (_High Risk_)\n\n- [ ] Test a restore.' } },
};
