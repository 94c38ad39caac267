import type { Args } from 'storybook/internal/types';

/** Sent to the manager with the args of the story that a docs page edits: when the page opens, and when a control changes them. */
export const DOCS_ARGS_UPDATED = 'advisor/docsArgsUpdated';

export interface EditedArgs {
  initialArgs?: Args;
  args?: Args;
}
