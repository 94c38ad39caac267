import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pressed } from '../../../../../tests/browser/prepared';
import { pictureInput as guide } from '../admin.guide';
import { filesInMemory, sampleFiles } from '../filesInMemory';
import { samplePicture } from '../samplePicture';
import { PictureInput, type PictureInputProps } from '.';

/** Keeps the picture in state, as a form does. */
function WithValue(props: PictureInputProps) {
  const [value, setValue] = useState(props.value);
  const [address, setAddress] = useState(props.address ?? '');
  return (
    <PictureInput
      {...props}
      value={value}
      address={address}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
        setAddress('');
      }}
    />
  );
}

const chosen = { file: sampleFiles[0]!.name, alt: 'Ada at a desk' };

const meta = {
  title: 'Content/Admin/PictureInput',
  component: PictureInput,
  parameters: { guide },
  args: { label: 'Photo', id: 'photo', altId: 'photo-alt', value: chosen, files: filesInMemory(), onChange: fn() },
  render: (args) => <WithValue {...args} />,
} satisfies Meta<typeof PictureInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Ada at a desk' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Text alternative' })).toHaveValue('Ada at a desk');
    await expect(canvas.getByText(chosen.file)).toBeVisible();
  },
};

/** A picture is chosen or uploaded in a dialog; its text alternative is asked for then. */
export const Nothing: Story = {
  args: { value: null, hint: 'Of the person alone.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription('Of the person alone.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture for Photo' }));
    await userEvent.click(await screen.findByRole('button', { name: /^workshop-/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ file: 'workshop-1a2b3c4d5e6f7081.png', alt: '' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text alternative' }), 'A workshop');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ alt: 'A workshop' })));
  },
};

/** The text does not stay with another picture, and does with the same one. */
export const Another: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: 'Choose another picture for Photo' });
    await userEvent.click(choose);
    await userEvent.click(await screen.findByRole('button', { name: /^portrait-/ }));
    const alt = canvas.getByRole('textbox', { name: 'Text alternative' });
    await expect(alt).toHaveValue('Ada at a desk');
    await userEvent.click(choose);
    await userEvent.click(await screen.findByRole('button', { name: /^workshop-/ }));
    await expect(alt).toHaveValue('');
  },
};

export const Removed: Story = {
  parameters: pressed('Remove the picture for Photo'),
  play: async ({ args, canvas }) => {
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Choose a picture for Photo' })).toHaveFocus();
  },
};

export const Decorative: Story = {
  args: { decorative: true, value: { ...chosen, alt: '' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
};

/** An address that was typed before pictures could be chosen is shown as it is. */
export const TypedAddress: Story = {
  args: { value: null, address: samplePicture },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(samplePicture)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture for Photo' }));
    await expect(canvas.queryByText(samplePicture)).toBeNull();
  },
};

export const Problems: Story = {
  args: {
    required: true,
    value: { file: sampleFiles[0]!.name, alt: '' },
    error: 'Choose one of your pictures.',
    altError: 'Say what the picture shows, for people who do not see it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Photo/ })).toHaveAccessibleDescription(
      'Choose one of your pictures.',
    );
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Say what the picture shows/);
  },
};

/** Nothing can be chosen where there is no storage. */
export const WithoutFiles: Story = {
  args: { value: null, files: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture for Photo' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const NameAsAlternative: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    hint: 'Of the author. Their name stands beside it.',
    value: { ...chosen, alt: 'Ada Byron King' },
  },
};
