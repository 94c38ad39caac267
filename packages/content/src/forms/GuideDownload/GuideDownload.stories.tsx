import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Nothing is opened before the button is pressed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download the guide' })).toBeVisible();
    await expect(onOpen).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** The first attempts fail, and the link can be tried again; what comes then is said in the place of that. */
async function open({ canvas, userEvent }: Context, title: string) {
  const button = canvas.getByRole('button', { name: 'Download the guide' });
  for (const [reason, words] of [
    [new Error('offline'), 'The server did not answer.'],
    [Object.assign(new Error('429'), { reason: 'Too many requests.' }), 'Too many requests.'],
  ] as const) {
    onOpen.mockRejectedValueOnce(reason);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words));
  }
  await userEvent.click(button);
  await expect(await canvas.findByRole('status')).toHaveTextContent(title);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
}

export const Opened: Story = {
  play: async (context) => {
    onOpen.mockResolvedValue({ file: 'data:application/pdf;base64,JVBERi0xLjc=' });
    await open(context, 'The download has begun');
    await expect(context.canvas.getByRole('link', { name: 'Download it again' })).toHaveAttribute('download');
  },
};

const refused = (refusal: GuideRefusal, page: string | null, title: string): Story => ({
  play: async (context) => {
    onOpen.mockResolvedValue({ refusal, page });
    await open(context, title);
    const again = context.canvas.getAllByRole('link', { name: /^Ask for/ });
    await expect(again).toHaveLength(page ? 1 : context.args.guides.length);
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
