import type { Args, PreparedStory } from 'storybook/internal/types';

interface StorybookPreview {
  /** What is shown; a docs page has no options. */
  currentRender?: { renderOptions?: { autoplay: boolean } };
  /** What the address named when the preview was loaded. */
  selectionStore: { selectionSpecifier?: { storySpecifier: string; args?: Args } | null };
  storyStoreValue: { args: { updateFromPersisted: (story: PreparedStory, persisted: Args) => void } };
}

/** Storybook's own preview. It does not document what it has, so that what is used of it is named here alone. */
export const storybookPreview = () =>
  (window as unknown as { __STORYBOOK_PREVIEW__: StorybookPreview }).__STORYBOOK_PREVIEW__;
