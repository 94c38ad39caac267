import { Alert, Button, Dialog, formatCount, Icon, latestOnly, notify, Stack, Text } from '@advisor/ui';
import { FileInput } from '@advisor/ui/fields';
import { Download, Upload } from 'lucide';
import { useState } from 'react';
import type { ContentStore } from '../contentStore';
import { countOf } from '../../countOf';
import type { AnyCollection } from '../entries/anyCollection';
import {
  ContentFileError,
  contentFileLimit,
  contentFileName,
  exportedFiles,
  readContentFile,
  writeContentFile,
  type ContentImport,
} from '../entries/contentFile';
import type { FileStore } from '../fileStore';
import { readFiles, storeFiles } from './embeddedFiles';
import { reasonOf } from './useAutosave';

export interface ContentExchangeProps {
  store: ContentStore;
  collections: readonly AnyCollection[];
  /** Where pictures and documents are read and stored. Without it the words travel alone. */
  files?: FileStore | undefined;
  /** Saves a file on the device of the owner; see `saveFile` of `@advisor/ui`. */
  onExport: (fileName: string, content: string, type: string) => void;
  /** Called when an import has saved drafts. */
  onImported: () => Promise<void>;
}

// ADMIN-22
/** Takes all content out of the site as one file, and brings it in as drafts, after it has said what would change. */
export function ContentExchange({ store, collections, files, onExport, onImported }: ContentExchangeProps) {
  const [busy, setBusy] = useState(false);
  const [importing, setImporting] = useState(false);
  const load = () => store.load(collections.map(({ name }) => name));

  async function save() {
    setBusy(true);
    try {
      const rows = await load();
      const { carried, left } = await readFiles(files, exportedFiles(collections, rows));
      onExport(contentFileName(new Date()), writeContentFile(collections, rows, carried), 'application/json');
      if (left.length > 0)
        void notify.error(
          `Exported without ${countOf(left.length, 'file', 'files')}`,
          `${left.join(', ')}: gone, or too large together with the others. Choose them again where they are missing.`,
        );
    } catch (error) {
      console.error('Failed to export content', error);
      void notify.error('Failed to export content', reasonOf(error));
    }
    setBusy(false);
  }

  return (
    <Stack direction="row" space="s">
      <Button variant="secondary" icon={<Icon icon={Download} />} busy={busy} onClick={() => void save()}>
        Export
      </Button>
      <Button variant="secondary" icon={<Icon icon={Upload} />} onClick={() => setImporting(true)}>
        Import
      </Button>
      {importing ? (
        <ImportDialog
          store={store}
          files={files}
          onRead={async (text) => readContentFile(text, collections, await load())}
          onImported={onImported}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </Stack>
  );
}

interface ImportDialogProps {
  store: ContentStore;
  files: FileStore | undefined;
  /** Resolves to what the file would change. Rejects with a ContentFileError, or when the store does not answer. */
  onRead: (text: string) => Promise<ContentImport>;
  onImported: () => Promise<void>;
  onClose: () => void;
}

const textOf = (file: File) =>
  file.text().catch((cause: unknown) => {
    throw new ContentFileError('This file cannot be read: it was moved or changed. Choose it again.', { cause });
  });

function ImportDialog({ store, files, onRead, onImported, onClose }: ImportDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [plan, setPlan] = useState<ContentImport | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [{ ask }] = useState(latestOnly);

  const read = (file: File | undefined) => {
    setPlan(null);
    setProblem('');
    setFailure('');
    setName(file?.name ?? '');
    return ask(
      async () => {
        if (file && file.size > contentFileLimit)
          throw new ContentFileError(
            `This file is larger than ${contentFileLimit / 1e6} MB. An export of a site is smaller.`,
          );
        return file ? onRead(await textOf(file)) : null;
      },
      setPlan,
      (error) => {
        if (error instanceof ContentFileError) return setProblem(error.message);
        console.error('Failed to load content', error);
        setFailure(reasonOf(error));
      },
    );
  };

  async function save({ drafts, files: carried }: ContentImport) {
    setFailure('');
    let done = 0;
    setSaved(done);
    try {
      // Before the entries that show them.
      await storeFiles(files, carried);
      for (const { draft, over } of drafts) {
        const update = await store.saveDraft(draft, over);
        if (update.kind === 'changed-elsewhere')
          throw Object.assign(new Error('An entry was changed meanwhile.'), {
            reason: 'An entry was changed elsewhere meanwhile.',
          });
        setSaved((done += 1));
      }
      await onImported();
      void notify.success(`Saved ${countOf(done, 'draft', 'drafts')}. Publish them when you have looked at them.`);
      onClose();
    } catch (error) {
      console.error('Failed to import content', error);
      await onImported();
      setSaved(null);
      setPlan(null);
      setName('');
      setFailure(
        `${reasonOf(error)} ${formatCount(done)} of ${countOf(drafts.length, 'draft is', 'drafts are')} saved. Choose the file again for the rest.`,
      );
    }
  }

  const busy = saved !== null;
  return (
    <Dialog open title="Import content" onClose={busy ? () => {} : onClose}>
      <Stack space="l">
        <FileInput
          label="File"
          hint="A file that “Export” has saved, here or on another site."
          accept=".json,application/json"
          value={
            name
              ? [{ name, detail: plan ? countOf(plan.same + plan.drafts.length, 'entry', 'entries') : 'not read' }]
              : []
          }
          error={problem || undefined}
          onAdd={([file]) => void read(file)}
          onRemove={() => void read(undefined)}
        />
        {failure ? (
          <Alert live tone="danger" title="Not imported">
            {failure}
          </Alert>
        ) : null}
        {plan ? <ImportPlan plan={plan} /> : null}
        <Stack direction="row" space="s">
          <Button
            busy={busy}
            aria-disabled={!plan || plan.drafts.length === 0 || undefined}
            onClick={() => (plan && plan.drafts.length > 0 ? void save(plan) : undefined)}
          >
            {plan && plan.drafts.length > 0 ? `Save ${countOf(plan.drafts.length, 'draft', 'drafts')}` : 'Save drafts'}
          </Button>
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            Cancel
          </Button>
          {busy ? (
            <span role="status">
              <Text as="span" size="s" color="textSoft">
                {`${formatCount(saved)} of ${countOf(plan?.drafts.length ?? 0, 'draft', 'drafts')} saved`}
              </Text>
            </span>
          ) : null}
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** What an import would do, before it does it. */
function ImportPlan({ plan }: { plan: ContentImport }) {
  const { added, changed, removed, refused, same, drafts, files } = plan;
  return (
    <Alert
      live
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={drafts.length > 0 ? 'This would change' : 'Nothing would change'}
    >
      <Stack space="s">
        <Stack as="ul" space="xs">
          {line('New', added)}
          {line('Changed', changed)}
          {line('To be removed', removed)}
          {line(
            'Pictures and documents',
            files.map(({ name }) => name),
          )}
          {same > 0 ? <li>{`The same here: ${formatCount(same)}`}</li> : null}
        </Stack>
        {refused.length > 0 ? (
          <>
            <p>Left out, because it does not fit this site:</p>
            <Stack as="ul" space="xs">
              {refused.slice(0, listed).map(({ title, reason }, index) => (
                // Two entries may have the same title.
                <li key={index}>{`${title}: ${reason}`}</li>
              ))}
              {refused.length > listed ? <li>{`${formatCount(refused.length - listed)} more`}</li> : null}
            </Stack>
          </>
        ) : null}
        {drafts.length > 0 ? <p>All of it is saved as drafts: visitors see nothing of it before you publish.</p> : null}
      </Stack>
    </Alert>
  );
}

/** How many titles and reasons are listed at most. */
const listed = 8;

const line = (label: string, titles: readonly string[]) =>
  titles.length > 0 ? (
    <li>
      {`${label}: ${formatCount(titles.length)} (${titles.slice(0, listed).join(', ')}${titles.length > listed ? ' …' : ''})`}
    </li>
  ) : null;
