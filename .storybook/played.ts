import type { ModuleExport } from 'storybook/internal/types';

/**
 * Whether the story's play function acts as a visitor does instead of only checking what is drawn. One that acts takes
 * `userEvent` from its context, or all of the context to hand it on. Read from its parameters, as Storybook itself
 * reads there whether it takes `mount`.
 */
export function acts({ play }: ModuleExport): boolean {
  if (typeof play !== 'function' || play.length === 0) return false;
  const [parameters] = String(play).split(/=>|\)\s*\{/);
  return !parameters!.includes('{') || parameters!.includes('userEvent');
}
