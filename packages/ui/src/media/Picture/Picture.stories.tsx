import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '.';
import { guide } from './Picture.guide';
import { sampleImage } from './sampleImage';

const meta = {
  title: 'Media/Picture',
  component: Picture,
  parameters: { guide },
  args: { image: sampleImage, alt: 'Hills behind a harbor in the evening' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its column, with the files that the browser chose. */
export const Shown: Story = {
  play: async ({ canvas, args }) => {
    const image: HTMLImageElement = canvas.getByRole('img', { name: args.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toContain('.avif');
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(sampleImage.width / sampleImage.height, 1);
  },
};

/** In a narrow column the browser may take a smaller file, because `sizes` says how wide the picture is shown. */
export const Narrow: Story = {
  args: { sizes: '200px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const image: HTMLImageElement = canvas.getByRole('img');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.getBoundingClientRect().width).toBe(200);
    // A browser that has the larger file already shows that one.
    for (const { sizes } of [image, image.parentElement!.querySelector('source')!]) await expect(sizes).toBe('200px');
    await expect(image.src).toContain('sample-640');
    await expect(image.srcset).toMatch(/sample-320\S* 320w, \S*sample-640\S* 640w$/);
  },
};

/** In sight when the page opens. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

/** The text beside it says the same. */
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** One version alone: the original was small. It is never shown larger than it is. */
export const Small: Story = {
  args: { image: { width: 320, height: 213, versions: sampleImage.versions.slice(0, 1) } },
  play: async ({ canvas }) => expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(320),
};

/** While nothing has loaded, and for good where nothing can, the room is kept and the text alternative shown. */
export const Missing: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    priority: true,
    image: {
      width: 320,
      height: 213,
      versions: [{ width: 320, avif: 'http://127.0.0.1:9/a.avif', webp: 'http://127.0.0.1:9/a.webp' }],
    },
  },
  play: async ({ canvas, args }) => {
    const image: HTMLImageElement = canvas.getByAltText(args.alt);
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image.naturalWidth).toBe(0);
    await expect(image).toHaveAttribute('height', '213');
  },
};

export const FileNameAsAlternative: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: { expectsConsoleErrors: true },
  args: { ...Missing.args, alt: 'IMG_2041_final.jpg' },
};
