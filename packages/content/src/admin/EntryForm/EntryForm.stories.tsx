import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { consultingEngagementsCollection, ownerCollection, venturesCollection } from '../../collections';
import { emptyEntry, entryErrors, entryFields } from '../content/entryFields';
import { EntryForm, type EntryFormProps } from '.';

const meta = {
  title: 'Content/Admin/EntryForm',
  component: EntryForm,
  args: {
    id: 'entry',
    fields: entryFields(venturesCollection.schema),
    value: Object.values(venturesCollection.entries)[0]!,
    errors: new Map(),
    onChange: () => {},
  },
  argTypes: { fields: { control: false }, errors: { control: false } },
  render: function Held({ value, ...args }: EntryFormProps) {
    const [held, setHeld] = useState(value);
    return <EntryForm {...args} value={held} onChange={setHeld} />;
  },
} satisfies Meta<typeof EntryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Venture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tallgrass Assurance');
    const first = canvas.getByRole('textbox', { name: /^Highlight 1/ });
    const words = (first as HTMLInputElement).value;
    await userEvent.click(canvas.getByRole('button', { name: `Move down ${words}` }));
    await expect(canvas.getByRole('textbox', { name: /^Highlight 2/ })).toHaveValue(words);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${words}: place 2 of 4`);
    // A venture has four highlights.
    await expect(canvas.getByRole('button', { name: 'Add highlight' })).toBeDisabled();
  },
};

/** Groups in a list, with moves by keyboard: the focus stays at the item that was moved. */
export const Groups: Story = {
  args: { fields: entryFields(ownerCollection.schema), value: ownerCollection.entries.content! },
  play: async ({ canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move up YouTube' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Profile 1' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Move down YouTube' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add profile' }));
    await expect(canvas.getByRole('group', { name: 'Profile 4' })).toBeVisible();
  },
};

/** Each error stands at its field. */
export const Errors: Story = {
  args: {
    fields: entryFields(consultingEngagementsCollection.schema),
    value: emptyEntry(entryFields(consultingEngagementsCollection.schema)),
    errors: entryErrors(
      consultingEngagementsCollection.schema,
      emptyEntry(entryFields(consultingEngagementsCollection.schema)),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/Fill this in/);
  },
};
