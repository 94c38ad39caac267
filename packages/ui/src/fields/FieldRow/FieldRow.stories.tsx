import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'yup';
import { InForm } from '../../forms/Form/InForm';
import { NumberField } from '../../forms/NumberField';
import { FieldRow } from '.';
import { guide } from './FieldRow.guide';

const meta = {
  title: 'Fields/FieldRow',
  component: FieldRow,
  parameters: { guide },
  args: {
    children: [
      <NumberField key="prep" name="prep" label="Prep time (minutes)" />,
      <NumberField key="cook" name="cook" label="Cook time (minutes)" />,
      <NumberField key="servings" name="servings" label="Servings" />,
    ],
  },
  decorators: [
    (Story) => (
      <InForm initialValues={{ prep: null, cook: null, servings: null }} schema={object({})}>
        <Story />
      </InForm>
    ),
  ],
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const tops = (fields: HTMLElement[]) => new Set(fields.map((field) => field.getBoundingClientRect().top));

export const SideBySide: Story = {
  play: async ({ canvas }) => expect(tops(canvas.getAllByRole('spinbutton')).size).toBe(1),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(tops(canvas.getAllByRole('spinbutton')).size).toBe(3),
};

export const SentenceAcrossLabels: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children: [
      <NumberField key="prep" name="prep" label="Cook time from" />,
      <NumberField key="cook" name="cook" label="to (minutes)" />,
    ],
  },
};
