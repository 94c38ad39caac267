import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { owner } from '../../owner';
import { HomeHero } from '.';

const meta = {
  title: 'Content/Sections/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    label: owner.name,
    headline: 'Innovate. Secure. Transform.',
    tagline:
      'Cybersecurity leadership and digital transformation for managed service providers, the vendors who sell through them and the boards that answer for both.',
    highlights: ['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator'],
    actions: [
      { label: 'Explore My Work', href: '/media' },
      { label: 'Get In Touch', href: '/contact' },
    ],
    ownerName: owner.name,
  },
} satisfies Meta<typeof HomeHero>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Innovate. Secure. Transform.' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...(args.highlights ?? [])]);
    await expect(canvas.getByRole('link', { name: 'Explore My Work' })).toHaveAttribute('href', '/media');
    await expect(canvas.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('img', { name: /^Monogram of/ })).toBeVisible();
  },
};

export const WithAPhoto: StoryObj<typeof meta> = {
  args: { portrait: sampleContentPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sampleContentPicture.alt })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Monogram of/ })).toBeNull();
  },
};
