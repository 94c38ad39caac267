import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GuideDownload, type GuideDownloadProps, type GuideRefusal } from '.';
import { guide } from './GuideDownload.guide';

const onOpen = fn<GuideDownloadProps['onOpen']>();

const meta = {
  title: 'Content/Forms/GuideDownload',
  component: GuideDownload,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    hasLink: true,
    onOpen,
    guides: [
      { href: '/download-msp-guide', title: 'The MSP Guide' },
      { href: '/download-strategy-guide', title: 'The strategy guide' },
    ],
  },
  beforeEach: () => {
    onOpen.mockReset();
  },
} satisfies Meta<typeof GuideDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is opened before the button is pressed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download the guide' })).toBeVisible();
    await expect(onOpen).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    onOpen.mockResolvedValue({ file: 'data:application/pdf;base64,JVBERi0xLjc=' });
    await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('The download has begun');
    await expect(canvas.getByRole('link', { name: 'Download it again' })).toHaveAttribute('download');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

const refused = (refusal: GuideRefusal, page: string | null, title: string): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    onOpen.mockResolvedValue({ refusal, page });
    await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(title);
    const again = canvas.getAllByRole('link', { name: /^Ask for/ });
    await expect(again).toHaveLength(page ? 1 : args.guides.length);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** It is not known which guide it was: both can be asked for. */
export const Invalid = refused('invalid', null, 'This is not a whole link');

export const Expired = refused('expired', null, 'The time of this link is over');

/** The one that it was can be asked for again. */
export const Used = refused('used', '/download-msp-guide', 'This link was used before');

export const Gone = refused('gone', '/download-strategy-guide', 'There is nothing behind this link any more');

/** The link is kept, and can be tried again. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    onOpen.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not answer.');
    onOpen.mockRejectedValueOnce(Object.assign(new Error('429'), { reason: 'Too many requests.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
    await expect(await canvas.findByText('Too many requests.')).toBeVisible();
  },
};

export const WithoutLink: Story = {
  args: { hasLink: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The link to your guide is in a mail');
    await expect(canvas.getAllByRole('link', { name: /^Ask for/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
