import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme.ts';

type Globals = { theme?: string };

/** A docs page in the theme of the toolbar, so that the stories on it stand on their own paper. */
export function DocsPage(props: DocsContainerProps) {
  const [theme, setTheme] = useState(
    () => new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1],
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Globals }) => setTheme(globals.theme);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return <DocsContainer {...props} theme={storybookTheme(dark ? 'dark' : 'light')} />;
}
