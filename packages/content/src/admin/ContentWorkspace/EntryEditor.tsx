import { Alert, Button, ConfirmDialog, Link, notify, Stack, Text, useAskBeforeUnload } from '@advisor/ui';
import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { Problems } from '../entries/problems';
import { problemsOf } from '../entries/problems';
import type { ContentRow, ContentStore, EntryDraft } from '../contentStore';
import { EntryForm } from '../EntryForm';
import type { AnyCollection } from '../entries/anyCollection';
import { isOnSite, type ContentEntry } from '../entries/contentEntries';
import { entryDiff } from '../entries/entryDiff';
import { entryTitle } from '../entries/entryTitle';
import { fieldTree } from '../entries/fieldTree';
import type { FileStore } from '../fileStore';
import * as styles from './ContentWorkspace.css';
import { HistoryDialog } from './HistoryDialog';
import { OtherVersion } from './OtherVersion';
import { ScheduleDialog } from './ScheduleDialog';
import { useAutosave, type SaveState } from './useAutosave';

export interface EntryEditorProps {
  store: ContentStore;
  collection: AnyCollection;
  /** An entry with words; see `DeletedEntry` for others. */
  entry: ContentEntry;
  /** What the server has found wrong in it, by field. */
  refused?: Problems;
  /** Whether every problem is shown from the start. */
  showsProblems: boolean;
  /** Whether something is being published. */
  busy: boolean;
  /** Called with each version that was saved. */
  onSaved: (row: ContentRow) => void;
  /** Called when the draft was discarded. */
  onDiscarded: () => void;
  /** Called with the entry as it was saved. Resolves to whether it is live. */
  onPublish: (saved: ContentEntry) => Promise<boolean>;
  /** Called to take it off the site at once. */
  onUnpublish: () => void;
  onUnsavedChange?: (unsaved: boolean) => void;
  /** Where pictures and documents are chosen and stored. */
  files?: FileStore;
  /** Draws the page that shows the entry, with these words in it, where `near` stands on it. */
  renderPreview?: (words: EntryDraft, near: string) => ReactNode;
}

/** The form of an entry, saved while it is filled in, with what can be done with the entry and a preview. */
export function EntryEditor({
  store,
  collection,
  entry,
  refused,
  showsProblems,
  busy,
  onSaved,
  onDiscarded,
  onPublish,
  onUnpublish,
  onUnsavedChange,
  files,
  renderPreview,
}: EntryEditorProps) {
  const autosave = useAutosave({ store, entry, onSaved });
  const { value, state, change, flush, adopt } = autosave;
  const [attempts, setAttempts] = useState(showsProblems ? 1 : 0);
  const [open, setOpen] = useState<'nothing' | 'schedule' | 'history' | 'discard' | 'unpublish'>('nothing');
  const [discarding, setDiscarding] = useState(false);
  const fields = useMemo(() => fieldTree(collection.schema), [collection.schema]);
  // What is being edited: at first the entry itself, then what was typed last.
  const [near, setNear] = useState(collection.single ? '' : entry.title);
  const previewed = useDeferredValue({ value, near });
  const previewId = useId();
  const close = () => setOpen('nothing');
  const unsaved = state.kind !== 'unchanged' && state.kind !== 'saved';

  useAskBeforeUnload(unsaved);
  useEffect(() => {
    onUnsavedChange?.(unsaved);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);

  /** Whether the entry is saved and fits its schema; otherwise the form says what is wrong. */
  async function isReady(): Promise<boolean> {
    if (Object.keys(problemsOf(collection, value)).length > 0) {
      setAttempts(attempts + 1);
      return false;
    }
    return flush();
  }

  async function publish() {
    if (!(await isReady())) return;
    const draft = autosave.latest();
    if (!draft) return;
    const saved = { ...entry, draft, data: draft.data, title: entryTitle(collection, draft.data) };
    const isLive = await autosave.withoutSaving(async () => {
      if (!(await onPublish(saved))) return false;
      adopt(null);
      return true;
    });
    if (!isLive) setAttempts((before) => before + 1);
  }

  async function schedule(at: string | null) {
    await autosave.withoutSaving(async () => {
      const row = await store.schedule(entry.collection, entry.key, at);
      onSaved(row);
      adopt(row);
    });
  }

  async function discard() {
    setDiscarding(true);
    try {
      await flush();
      await store.discardDraft(entry.collection, entry.key);
      adopt(null, entry.live?.data ?? entry.shipped ?? {});
      onDiscarded();
    } catch (error) {
      console.error('Failed to discard draft', error);
      void notify.error('Failed to discard draft');
    }
    setDiscarding(false);
    close();
  }

  // While another version waits for a choice, there is no draft to do something with.
  const isDraft = state.kind !== 'changed-elsewhere' && (entry.draft !== null || unsaved);
  return (
    <>
      <Stack space="s">
        <SaveLine state={state} onRetry={() => void flush()} />
        <Stack direction="row" space="s">
          <Button
            busy={busy}
            aria-disabled={!isDraft || undefined}
            onClick={() => (isDraft ? void publish() : undefined)}
          >
            Publish
          </Button>
          <Button
            variant="secondary"
            aria-disabled={!isDraft || undefined}
            onClick={() => (isDraft ? void isReady().then((ready) => ready && setOpen('schedule')) : undefined)}
          >
            Publish at a time
          </Button>
          <Button variant="secondary" onClick={() => void flush().then(() => setOpen('history'))}>
            History
          </Button>
          {isDraft ? (
            <Button variant="quiet" tone="danger" onClick={() => setOpen('discard')}>
              Discard draft
            </Button>
          ) : null}
          {isOnSite(entry) && !collection.single ? (
            <Button variant="quiet" tone="danger" onClick={() => setOpen('unpublish')}>
              Unpublish
            </Button>
          ) : null}
        </Stack>
        {renderPreview ? (
          <div className={styles.toPreview}>
            <Link href={`#${previewId}`}>See the preview</Link>
          </div>
        ) : null}
      </Stack>
      {autosave.restored ? (
        <Alert title="What you typed is back">
          It was not saved when this tab was closed or reloaded. It is now in the form.
        </Alert>
      ) : null}
      <div className={styles.editor}>
        <EntryForm
          collection={collection}
          value={value}
          onChange={(next) => {
            const typed = entryDiff(fields, value, next).find(({ after }) => after)?.after;
            if (typed) setNear(typed);
            change(next);
          }}
          attempts={attempts}
          {...(refused && { refused })}
          {...(files && { files })}
        >
          {state.kind === 'changed-elsewhere' ? (
            <OtherVersion
              fields={fields}
              mine={value}
              other={state.now}
              onKeepMine={() => void autosave.overwrite(state.now)}
              onUseOther={() => {
                adopt(state.now, state.now?.data ?? entry.live?.data ?? entry.shipped ?? {});
                if (state.now) onSaved(state.now);
                else onDiscarded();
              }}
            />
          ) : null}
        </EntryForm>
        {renderPreview ? (
          <div id={previewId} className={styles.beside}>
            {renderPreview(previewed.value, previewed.near)}
          </div>
        ) : null}
      </div>
      {open === 'schedule' ? (
        <ScheduleDialog
          title={entry.title}
          at={entry.draft?.publish_at ?? null}
          onSchedule={schedule}
          onClose={close}
        />
      ) : null}
      {open === 'history' ? (
        <HistoryDialog
          store={store}
          collection={collection}
          entry={entry}
          now={value}
          onClose={close}
          onRestore={(words) => {
            change(words);
            void flush();
            close();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'discard'}
        question="Discard this draft?"
        confirmLabel="Discard draft"
        tone="danger"
        busy={discarding}
        onConfirm={() => void discard()}
        onCancel={close}
      >
        {isOnSite(entry)
          ? 'The site keeps showing what is live now. The history keeps its words.'
          : 'The entry is on the site nowhere else: it will be gone. The history keeps its words.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'unpublish'}
        question="Take this entry off the site?"
        confirmLabel="Unpublish"
        tone="danger"
        onConfirm={() => {
          close();
          void flush().then((saved) => (saved ? onUnpublish() : undefined));
        }}
        onCancel={close}
      >
        Visitors no longer see it, at once. Its words stay here.
      </ConfirmDialog>
    </>
  );
}

/** Whether what is typed is saved, in words. */
function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const words: Record<SaveState['kind'], string> = {
    unchanged: 'No unsaved changes',
    waiting: 'Not saved yet',
    saving: 'Saving…',
    saved: 'Saved as a draft',
    failed: state.kind === 'failed' ? `Not saved: ${state.reason} What you typed is kept in this tab.` : '',
    'changed-elsewhere': 'Not saved: it was changed elsewhere.',
  };
  return (
    <div className={styles.saveLine}>
      <span role="status">
        <Text as="span" size="s" color="textSoft">
          {words[state.kind]}
        </Text>
      </span>
      {state.kind === 'failed' ? (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Save now
        </Button>
      ) : null}
    </div>
  );
}
