import { createContext } from 'react';
import { initialChoices, type Choices } from './toolbar.ts';

/** The toolbar settings, including the viewport. */
export interface ToolbarState extends Choices {
  /** In the URL this may be a bare name. */
  viewport?: string | { value?: string };
}

/** Whether the page is dark: by the toolbar, or by the system if the toolbar defers to it. */
export function isDark({ theme }: Pick<ToolbarState, 'theme'>): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The toolbar settings, for the blocks of a docs page. */
export const ToolbarContext = createContext<ToolbarState>(initialChoices);
