import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { Entry } from '../../cards/Entry';
import { createLanguage } from '../../language/createLanguage';
import { es } from '../../language/es';
import { LanguageProvider } from '../../language/LanguageProvider';
import { Stack } from '../../layout/Stack';
import { FileLink } from '.';
import { guide } from './FileLink.guide';

const meta = {
  title: 'Actions/FileLink',
  component: FileLink,
  parameters: { guide },
  args: {
    href: '/documents/incident-call-sheet.pdf',
    name: 'Incident call sheet',
    askHref: '/contact?message=Please+send+me+the+incident+call+sheet.#form',
    pages: 2,
    bytes: 61_400,
  },
} satisfies Meta<typeof FileLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Download Incident call sheet',
      description: 'PDF, 2 pages, 62 KB',
    });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('download');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnePage: Story = {
  args: { pages: 1 },
  play: async ({ canvas }) => expect(canvas.getByText('PDF, 1 page, 62 KB')).toBeVisible(),
};

/** Only what is known is said. */
export const OfUnknownSize: Story = {
  args: { href: '/documents/biography-50-words.txt', name: 'Biography, 50 words', pages: undefined, bytes: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Download Biography, 50 words', description: 'Text' })).toBeVisible(),
};

/** The text around it says what it is: the type is left out. */
export const TypeBesideIt: Story = {
  args: { href: '/documents/portrait.jpg', name: 'Portrait', type: null, pages: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { description: '62 KB' })).toBeVisible(),
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(FileLink, { 'Without a file': { href: null } }),
};

/** A recording on another site: it is watched there, in a new tab, and is no download. */
export const OtherSite: Story = {
  args: {
    href: 'https://video.example.com/watch/12',
    name: 'Price your services',
    label: 'Watch',
    pages: undefined,
    bytes: undefined,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Watch Price your services (opens in a new tab)' });
    await expect(link).not.toHaveAttribute('download');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toHaveAttribute('aria-describedby');
  },
};

/** There is no file yet: it leads to a form in which the question is already written. */
export const AskForIt: Story = {
  args: { href: null, label: 'Watch' },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Ask for it Incident call sheet' });
    await expect(link).toHaveAttribute('href', args.askHref);
    await expect(link).not.toHaveAttribute('download');
    await expect(link.nextElementSibling).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** At the end of rows the facts stand before the button, so that the buttons are in one column. */
export const InRows: Story = {
  args: { align: 'end' },
  render: (args) => (
    <Stack space="none">
      <Entry heading="Incident call sheet" end={<FileLink {...args} />} />
      <Entry heading="Quarterly risk report" end={<FileLink {...args} name="Quarterly risk report" pages={3} />} />
      <Entry heading="Recording of a keynote" end={<FileLink {...args} name="Recording of a keynote" href={null} />} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
  },
};

export const Spanish: Story = {
  render: (args) => (
    <LanguageProvider language={createLanguage('es', es)}>
      <FileLink {...args} />
    </LanguageProvider>
  ),
  play: async ({ canvas }) =>
    expect(
      canvas.getByRole('link', { name: 'Descargar Incident call sheet', description: 'PDF, 2 páginas, 62 KB' }),
    ).toBeVisible(),
};

export const NamesInLabels: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { align: 'end' },
  render: (args) => (
    <Stack space="none">
      <Entry heading="Incident call sheet" end={<FileLink {...args} label="Download the incident call sheet" />} />
      <Entry
        heading="Quarterly risk report"
        end={<FileLink {...args} name="Quarterly risk report" label="Download the quarterly risk report" pages={3} />}
      />
      <Entry
        heading="Vendor questionnaire"
        end={<FileLink {...args} name="Vendor questionnaire" label="Download the vendor questionnaire" pages={5} />}
      />
    </Stack>
  ),
};
