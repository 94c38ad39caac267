import { createContext } from 'react';
import { initialChoices, type Choices } from './toolbar.ts';

/** Everything the toolbar says, the width of the window too. */
export interface ToolbarState extends Choices {
  /** The address may hold its bare name. */
  viewport?: string | { value?: string };
}

/** Whether the page is dark: by the toolbar, or by the system where it leaves that to it. */
export function isDark({ theme }: Pick<ToolbarState, 'theme'>): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The toolbar's settings, for the parts of a docs page. */
export const ToolbarContext = createContext<ToolbarState>(initialChoices);
