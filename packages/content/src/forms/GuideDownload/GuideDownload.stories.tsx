import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
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

const press = preparedBy(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
  await waitFor(() => expect(canvas.queryByRole('status') ?? canvas.queryByRole('alert')).toBeVisible());
});

/** The link can be tried again; what comes then is said in the place of the failure. */
export const Failed: Story = {
  parameters: press,
  beforeEach: () =>
    void onOpen
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(Object.assign(new Error('429'), { reason: 'Too many requests.' }))
      .mockResolvedValue({ refusal: 'invalid', page: null }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download the guide' }));
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Opened: Story = {
  parameters: press,
  beforeEach: () => void onOpen.mockResolvedValue({ file: 'data:application/pdf;base64,JVBERi0xLjc=' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The download has begun');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Download it again' })).toHaveAttribute('download');
  },
};

const refused = (refusal: GuideRefusal, page: string | null, title: string): Story => ({
  parameters: press,
  beforeEach: () => void onOpen.mockResolvedValue({ refusal, page }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(title);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^Ask for/ })).toHaveLength(page ? 1 : args.guides.length);
  },
});

/** It is not known which guide it was: both can be asked for. */
export const Invalid = refused('invalid', null, 'This is not a whole link');

export const Expired = refused('expired', null, 'The time of this link is over');

/** The one that it was can be asked for again. */
export const Used = refused('used', '/download-msp-guide', 'This link was used before');

export const Gone = refused('gone', '/download-strategy-guide', 'There is nothing behind this link any more');

export const WithoutLink: Story = {
  args: { hasLink: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The link to your guide is in a mail');
    await expect(canvas.getAllByRole('link', { name: /^Ask for/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const VerbInTitle: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { hasLink: false, guides: [{ href: '/download-msp-guide', title: 'Download the MSP Guide' }] },
};
