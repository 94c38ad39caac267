import { Alert, Badge, Button, ConfirmDialog, Heading, notify, Stack, Text } from '@advisor/ui';
import { ErrorSummary } from '@advisor/ui/fields';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { Collection } from '../../collections/collection';
import type { StoredEntry } from '../../collections/stored';
import { stateNames, type ContentEntry } from '../content/contentEntry';
import { PublishError, type ContentRow, type ContentStore } from '../content/contentStore';
import { differences, entryErrors, entryFields, titleIn } from '../content/entryFields';
import { EntryForm, fieldId } from '../EntryForm';
import * as styles from './ContentWorkspace.css';
import { History } from './History';
import { ScheduleDialog } from './ScheduleDialog';
import { useDraft, type SaveStatus } from './useDraft';
import { Versions } from './Versions';

export interface EntryEditorProps {
  collection: Collection<unknown>;
  entry: ContentEntry;
  store: ContentStore;
  /** The pages that a field may name. */
  pages: readonly { path: string; title: string }[];
  /** Called with each draft that was saved. */
  onSaved: (row: ContentRow) => void;
  /** Called after something else has changed what is stored. */
  onStored: () => Promise<void>;
  /** Called when the entry is left. */
  onDone: () => void;
  onUnsavedChange?: ((unsaved: boolean) => void) | undefined;
  /** Draws what visitors would see of a draft. */
  renderPreview?: ((draft: StoredEntry) => ReactNode) | undefined;
}

const statusWords: Record<SaveStatus, string> = {
  unchanged: '',
  waiting: 'Not saved yet',
  saving: 'Saving …',
  saved: 'Draft saved',
  failed: 'Not saved. It is kept in this tab, and tried again.',
  'changed-elsewhere': 'Not saved: it was changed elsewhere.',
};

type Open = 'nothing' | 'history' | 'schedule' | 'discard' | 'remove';
type Values = Readonly<Record<string, unknown>>;

// ADMIN-21
/** An entry in a form that saves drafts by itself, with publishing, its history and a preview. */
export function EntryEditor({
  collection,
  entry,
  store,
  pages,
  onSaved,
  onStored,
  onDone,
  onUnsavedChange,
  renderPreview,
}: EntryEditorProps) {
  const { key, position, shipped, live, draft } = entry;
  const fields = useMemo(() => entryFields(collection.schema), [collection]);
  const place = {
    collection: collection.name,
    key,
    position: Number.isFinite(position) ? (draft?.position ?? live?.position ?? null) : null,
  };
  const initial = (entry.data ?? {}) as Values;
  const { value, status, other, change, flush, takeOther, keepMine, forget } = useDraft({
    store,
    place,
    draft,
    initial,
    onSaved,
  });
  const [open, setOpen] = useState<Open>('nothing');
  const [busy, setBusy] = useState(false);
  const [showsErrors, setShowsErrors] = useState(entry.state === 'attention');
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const formId = useId();
  const errors = useMemo(() => entryErrors(collection.schema, value), [collection, value]);
  const shownErrors = showsErrors ? new Map([...refusals, ...errors]) : refusals;
  const title = titleIn((value as Record<string, unknown>)[collection.titleField]) || collection.entryLabel;
  const isSaved = status === 'unchanged' || status === 'saved';
  const hasDraft = draft !== undefined || status === 'saved';

  useEffect(() => {
    onUnsavedChange?.(!isSaved);
    return () => onUnsavedChange?.(false);
  }, [isSaved, onUnsavedChange]);

  /** Runs what the server has to do, and says how it went. */
  async function attempt(work: () => Promise<void>, failure: string) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.warn(failure, error);
      if (error instanceof PublishError) {
        setRefusals(
          new Map(error.problems.filter((each) => each.key === key).map((each) => [each.field, each.message])),
        );
        void notify.error(failure, error.message);
      } else void notify.error(failure, 'Nothing has changed on the site. Try again in a moment.');
    } finally {
      setBusy(false);
    }
  }

  const publish = () =>
    attempt(async () => {
      setRefusals(new Map());
      if (errors.size > 0) return setShowsErrors(true);
      if (!(await flush())) throw new Error('The draft is not saved.');
      const stored = (await store.load(collection.name)).find((row) => row.key === key && row.state === 'draft');
      if (!stored) throw new Error('There is no draft.');
      await store.publish([{ collection: collection.name, key, action: 'publish', updated_at: stored.updated_at }]);
      await onStored();
      void notify.success('Published', `“${title}” is on the site.`);
    }, 'Not published');

  const errorList = [...shownErrors].map(([at, message]) => ({
    message: at === '' ? message : `${placeInWords(at)}: ${message}`,
    fieldId: fieldId(formId, at),
  }));

  return (
    <Stack space="l">
      <Stack space="xs">
        <Stack direction="row" space="s">
          <Heading level={2} size="xl">
            {title}
          </Heading>
          <Badge tone={entry.state === 'attention' ? 'high' : 'neutral'}>{stateNames[entry.state]}</Badge>
        </Stack>
        {draft?.publish_at ? (
          <Text size="s" tone="soft">
            Goes live on {new Date(draft.publish_at).toLocaleString()}.
          </Text>
        ) : null}
        {entry.state === 'attention' ? (
          <Alert tone="high" title="What is stored no longer fits">
            The site shows what ships until this entry is corrected. Your words are kept below.
          </Alert>
        ) : null}
      </Stack>
      {other === undefined ? null : (
        <Alert
          live
          tone="medium"
          title={other ? 'This entry was changed elsewhere' : 'This draft was discarded or published elsewhere'}
          action={
            <Stack direction="row" space="s">
              <Button variant="secondary" size="small" onClick={takeOther}>
                Take the other version
              </Button>
              <Button variant="quiet" tone="critical" size="small" onClick={() => void keepMine()}>
                Keep mine
              </Button>
            </Stack>
          }
        >
          <Versions found={differences(fields, other?.data, value)} names={['There', 'Here']} />
        </Alert>
      )}
      {errorList.length > 0 ? <ErrorSummary errors={errorList} /> : null}
      <EntryForm id={formId} fields={fields} value={value} onChange={change} errors={shownErrors} pages={pages} />
      {renderPreview?.({ collection: collection.name, key, position: place.position, data: value })}
      <div className={styles.bar}>
        <Button busy={busy} disabled={!hasDraft && status === 'unchanged'} onClick={() => void publish()}>
          Publish
        </Button>
        <Button
          variant="secondary"
          disabled={!hasDraft || !isSaved || errors.size > 0}
          onClick={() => setOpen('schedule')}
        >
          Publish at …
        </Button>
        <Button variant="quiet" onClick={() => setOpen('history')}>
          History
        </Button>
        {shipped && JSON.stringify(shipped) !== JSON.stringify(value) ? (
          <Button variant="quiet" onClick={() => change(shipped as Values)}>
            Take what ships
          </Button>
        ) : null}
        {hasDraft ? (
          <Button variant="quiet" tone="critical" onClick={() => setOpen('discard')}>
            Discard draft
          </Button>
        ) : null}
        <Text size="s" tone="soft">
          <span role="status">{statusWords[status]}</span>
        </Text>
      </div>
      {open === 'history' ? (
        <History
          title={title}
          fields={fields}
          load={() => store.revisions(collection.name, key)}
          onRestore={(data) => {
            change(data);
            setOpen('nothing');
          }}
          onClose={() => setOpen('nothing')}
        />
      ) : null}
      {open === 'schedule' ? (
        <ScheduleDialog
          at={draft?.publish_at ?? null}
          onClose={() => setOpen('nothing')}
          onSchedule={(at) => {
            setOpen('nothing');
            void attempt(async () => {
              await store.schedule(collection.name, key, at);
              await onStored();
            }, 'The time was not saved');
          }}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'discard'}
        question="Are you sure you want to discard this draft?"
        confirmLabel="Discard draft"
        tone="critical"
        busy={busy}
        onCancel={() => setOpen('nothing')}
        onConfirm={() =>
          void attempt(async () => {
            await store.discardDraft(collection.name, key);
            forget();
            setOpen('nothing');
            await onStored();
            onDone();
          }, 'The draft was not discarded')
        }
      >
        <Text size="s">The site keeps what is live. The draft stays in the history.</Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** "steps[1].title" → "Steps 2, title" */
function placeInWords(place: string): string {
  const words = place
    .replaceAll(/\[(\d+)\]/g, (_match, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
