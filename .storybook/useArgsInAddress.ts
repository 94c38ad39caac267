import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { DOCS_ARGS_UPDATED, type EditedArgs } from './docsArgsUpdated.ts';
import { storybookPreview } from './storybookPreview.ts';

let isRead = false;

/**
 * Keeps what the controls of a docs page change in the address, and begins with what is there when the page is loaded. Storybook
 * does so for a story that is open alone, but not for the story that a docs page edits.
 */
export function useArgsInAddress(story: PreparedStory | undefined): void {
  const docs = useContext(DocsContext);
  const { channel } = docs;
  // Before the story is drawn.
  useState(() => {
    const { selectionStore, storyStoreValue } = storybookPreview();
    const { storySpecifier, args } = selectionStore.selectionSpecifier ?? {};
    if (!isRead && story && args && storySpecifier === `${story.componentId}--docs`)
      storyStoreValue.args.updateFromPersisted(story, args);
    isRead = true;
  });
  useEffect(() => {
    if (!story) return;
    const tell = ({ storyId, args }: { storyId: string; args: Args }) => {
      if (storyId === story.id)
        channel.emit(DOCS_ARGS_UPDATED, { initialArgs: story.initialArgs, args } satisfies EditedArgs);
    };
    // Those in the address may be of the page before.
    tell({ storyId: story.id, args: docs.getStoryContext(story).unmappedArgs });
    channel.on(STORY_ARGS_UPDATED, tell);
    return () => channel.off(STORY_ARGS_UPDATED, tell);
  }, [channel, docs, story]);
}
