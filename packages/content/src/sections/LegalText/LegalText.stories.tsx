import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillIn } from '../../collections/ownerWords';
import { owner } from '../../owner';
import { privacyPolicy } from '../../lists/privacy-policy';
import { termsOfService } from '../../lists/terms-of-service';
import { LegalText } from '.';

const meta = {
  title: 'Content/Sections/LegalText',
  component: LegalText,
  parameters: { layout: 'fullscreen' },
  args: fillIn(privacyPolicy, owner),
} satisfies Meta<typeof LegalText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    await expect(canvas.getByText(/^Date:/)).toHaveTextContent(`Date: ${today}. Last revised: November 20, 2026.`);
    await expect(canvas.getByRole('link', { name: owner.legal.email })).toHaveAttribute(
      'href',
      `mailto:${owner.legal.email}`,
    );
    const contents = [...canvas.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')];
    await expect(contents).toHaveLength(args.sections.length + 1);
    for (const { hash } of contents) await expect(canvasElement.querySelectorAll(hash)).toHaveLength(1);
  },
};

/** The governing law is a placeholder until the owner sets it. */
export const TermsOfService: Story = {
  args: fillIn(termsOfService, owner),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(owner.legal.jurisdiction.replaceAll(/[[\]]/g, '\\$&')))).toBeVisible();
  },
};
