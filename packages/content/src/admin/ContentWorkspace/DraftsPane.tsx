import { Button, ConfirmDialog, EmptyState, formatCount, Heading, Stack, Text } from '@advisor/ui';
import { useState } from 'react';
import type { ContentView } from '../contentView';
import { countOf } from '../../countOf';
import type { AnyCollection } from '../entries/anyCollection';
import { problemIn, stateOf, type ContentEntry } from '../entries/contentEntries';
import { EntryList, pageSize } from './EntryList';
import { EntryRows } from './EntryRows';
import type { usePublishing } from './usePublishing';

export interface DraftsPaneProps {
  drafts: readonly ContentEntry[];
  entriesOf: ReadonlyMap<string, readonly ContentEntry[]>;
  collectionOf: (name: string) => AnyCollection | undefined;
  view: ContentView;
  publishing: ReturnType<typeof usePublishing>;
}

/** The tab "Drafts": what is not published yet, of all collections, and what needs attention. */
export function DraftsPane({ drafts, entriesOf, collectionOf, view, publishing }: DraftsPaneProps) {
  const [asking, setAsking] = useState(false);
  const ready = drafts.filter((entry) => stateOf(entry) !== 'scheduled');
  const unfit = [...entriesOf.values()].flat().filter((entry) => {
    const collection = collectionOf(entry.collection);
    return !entry.draft && collection && problemIn(collection, entry);
  });
  return (
    <Stack space="l">
      {unfit.length > 0 ? (
        <Stack space="s">
          <Heading level={2} size="l">
            Needs attention
          </Heading>
          <Text>These published entries no longer fit their fields. The site shows what ships instead.</Text>
          <EntryRows
            label="Needs attention"
            entries={unfit.slice(0, pageSize)}
            {...{ view, collectionOf }}
            showsCollection
          />
        </Stack>
      ) : null}
      {drafts.length === 0 ? (
        <EmptyState title="Everything is published" level={2}>
          What you add, change or delete is kept as a draft until you publish it.
        </EmptyState>
      ) : (
        <Stack space="m">
          <Stack direction="row" justify="between">
            <Text color="textSoft">{countOf(drafts.length, 'draft', 'drafts')}</Text>
            {ready.length > 0 ? (
              <Button busy={publishing.busy} onClick={() => setAsking(true)}>
                {`Publish ${ready.length === 1 ? 'the draft' : `all ${formatCount(ready.length)} drafts`}`}
              </Button>
            ) : null}
          </Stack>
          <EntryList label="Drafts" entries={drafts} {...{ view, collectionOf }} showsCollection />
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        question={`Publish ${countOf(ready.length, 'draft', 'drafts')}?`}
        confirmLabel="Publish"
        busy={publishing.busy}
        onConfirm={() => void publishing.publish(ready).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {`Visitors see them at once.${ready.length < drafts.length ? ' Those with a time go live at that time.' : ''}`}
      </ConfirmDialog>
    </Stack>
  );
}
