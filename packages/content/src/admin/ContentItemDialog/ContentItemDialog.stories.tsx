import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleContent } from '../sampleContent';
import { ContentItemDialog } from '.';

const meta = {
  title: 'Content/Admin/ContentItemDialog',
  component: ContentItemDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { open: true, type: 'podcast', onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ContentItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields depend on the kind; fields of other kinds are not saved. */
export const Create: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/^Title/, /^Description/, /^Date/]) await expect(canvas.getByLabelText(name)).toBeRequired();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Platform' }), 'The Renewal Hour');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Speaking');
    await expect(canvas.queryByRole('textbox', { name: 'Platform' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Who answers?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'A keynote.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), 'May 2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Event type' }), 'Keynote');
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        type: 'speaking',
        title: 'Who answers?',
        description: 'A keynote.',
        date: 'May 2026',
        eventType: 'Keynote',
      }),
    );
    await expect(await screen.findByText('Content created successfully')).toBeVisible();
  },
};

export const Edit: Story = {
  args: { item: sampleContent[0], type: 'publication' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Publisher' })).toHaveValue(sampleContent[0]!.publisher);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await screen.findByText('Content updated successfully')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Web address' }), 'example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await expect(await canvas.findByRole('group', { name: '4 answers need your attention' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
