import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ButtonLink } from '../actions/ButtonLink';
import { Stack } from '../layout/Stack';
import { Icon } from '../media/Icon';
import { brandNamed } from '../theme/brands';
import { TokenBrowser } from './TokenBrowser';
import { tokenFiles } from '../theme/tokenFiles';

/**
 * Every value that the components are drawn with, in the brand of the toolbar. Press a name or a value to copy it: CSS takes the
 * variable, TypeScript `vars` of `@advisor/ui/theme`, design tools the [files](#theme-tokens--files).
 */
const meta = { title: 'Theme/Tokens', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTokens: Story = {
  render: (_args, { globals }) => <TokenBrowser brand={brandNamed(globals.brand)} />,
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getAllByRole('listitem').length;
    await expect(canvas.getByRole('status')).toHaveTextContent(`${count} tokens`);
    const search = canvas.getByRole('searchbox', { name: 'Search tokens' });
    await userEvent.type(search, 'ACCENT strong');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('vars.colour.accentStrong');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 token');

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --advisor-colour-accent-strong' }));
    await expect(write).toHaveBeenLastCalledWith('--advisor-colour-accent-strong');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied --advisor-colour-accent-strong'));
    write.mockRejectedValue(new Error('Blocked'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy vars.colour.accentStrong' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^The browser did not allow/));
    write.mockRestore();
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${count} tokens`);
  },
};

/** Each word of a search is in a name, a use or a value of a token. */
export const NothingFound: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => <TokenBrowser brand={brandNamed(globals.brand)} search="gradient" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/**
 * In the format of the Design Tokens Community Group, 2025.10: `tokens.json` has the advisor’s brand in both themes, the resolver
 * says which tokens apply in which brand, theme and window. They are also in the package, as `@advisor/ui/tokens.json` and
 * `@advisor/ui/tokens.resolver.json`. The file of a brand of your own is written by `designTokens` of `@advisor/ui/theme`.
 */
export const Files: Story = {
  render: () => (
    <Stack direction="row" space="m">
      {Object.entries(tokenFiles).map(([name, content]) => (
        <ButtonLink
          key={name}
          variant="secondary"
          icon={<Icon icon={Download} />}
          href={`data:application/json,${encodeURIComponent(JSON.stringify(content, null, 2))}`}
          download={name}
        >
          {name}
        </ButtonLink>
      ))}
    </Stack>
  ),
};
