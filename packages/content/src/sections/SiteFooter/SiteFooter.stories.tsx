import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillIn } from '../../collections/ownerWords';
import { connectLinks, footerColumns, footerText, legalLinks } from '../../navigation';
import { owner } from '../../owner';
import { SiteFooter } from '.';

const meta = {
  title: 'Content/Sections/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { owner, text: fillIn(footerText, owner), columns: [...footerColumns, connectLinks], legalLinks },
} satisfies Meta<typeof SiteFooter>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`© ${new Date().getFullYear()} ${owner.name}. All rights reserved.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${owner.email}`);
    await expect(canvas.getByRole('link', { name: 'Brambles Farm' })).toHaveAttribute('href', '/brambles-farm');
    await expect(canvas.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank');
  },
};
