import { Alert, Button, Dialog, formatFileSize, notify, Spinner, Stack } from '@advisor/ui';
import { CheckboxGroupInput, FileInput, TextAreaInput } from '@advisor/ui/fields';
import { useEffect, useMemo, useReducer, useState } from 'react';
import {
  findReturned,
  markReturned,
  readReturnedMails,
  returnedMailBytes,
  returnedMailFiles,
  type ReturnedFindings,
  type ReturnedMail,
} from '../briefs/returnedMail';
import type { SubscriberStore } from '../briefs/subscriberStore';
import { Facts } from '../Facts';
import { reasonOf } from '../files/fileStore';
import { countOf } from '../text/countOf';
import * as styles from './ReturnedMails.css';

export interface ReturnedMailsProps {
  subscribers: Pick<SubscriberStore, 'find' | 'markReturned'>;
  /** Called when addresses were marked. */
  onMarked: () => void;
  onClose: () => void;
}

/** A chosen file. */
interface Source {
  file: File;
  /** Null until it is read. */
  mails: readonly ReturnedMail[] | null;
  /** The problem with it; '' for none. */
  problem: string;
}

const tooLarge = `larger than ${formatFileSize(returnedMailBytes)}`;
const noMails: readonly ReturnedMail[] = [];
const notLoaded = 'The code that reads mails could not be loaded. Remove the mail, and choose it again.';

// BRIEF-17
/** Reads bounce mails and, after confirmation, marks the permanently refused addresses. Renders a modal `<dialog>`. */
export function ReturnedMails({ subscribers, onMarked, onClose }: ReturnedMailsProps) {
  const [files, setFiles] = useState<readonly Source[]>([]);
  const [excess, setExcess] = useState(false);
  const [unloaded, setUnloaded] = useState(false);
  const [pasted, setPasted] = useState('');
  const source = usePasted(pasted);
  const reading = files.some((each) => each.mails === null);
  // Looked up once all are read.
  const mails = useMemo(
    () => (reading ? noMails : [...files, source].flatMap((each) => each.mails ?? [])),
    [reading, files, source],
  );
  const { findings, failure, retry } = useFindings(subscribers, mails);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function add(chosen: readonly File[]) {
    const taken = chosen.slice(0, returnedMailFiles - files.length);
    const added = taken.map((file): Source => {
      const isLarge = file.size > returnedMailBytes;
      return { file, mails: isLarge ? [] : null, problem: isLarge ? tooLarge : '' };
    });
    setExcess(taken.length < chosen.length);
    setUnloaded(false);
    setFiles((before) => [...before, ...added]);
    // Sequentially: reading a hundred at once would block the page.
    for (const { file, mails: known } of added) {
      if (known) continue;
      const read = await readReturnedMails(file).catch((error: unknown) => {
        console.error('Failed to read a returned mail', error);
        setUnloaded(true);
        return null;
      });
      const result = read
        ? { mails: read, problem: read.length > 0 ? '' : 'no report' }
        : { mails: [], problem: 'not read' };
      setFiles((before) => before.map((each) => (each.file === file ? { ...each, ...result } : each)));
    }
  }

  function remove(position: number) {
    setExcess(false);
    setUnloaded(false);
    setFiles((before) => before.filter((_each, at) => at !== position));
  }

  const marked = (findings?.refused ?? []).filter(({ email }) => !leftOut.has(email));

  async function mark() {
    setBusy(true);
    setProblem('');
    try {
      const count = await markReturned(subscribers, marked);
      void notify.success(
        `${countOf(count, 'address gets', 'addresses get')} no more editions`,
        count < marked.length ? 'The others were changed meanwhile.' : undefined,
      );
      onMarked();
      onClose();
    } catch (error) {
      console.error('Failed to mark addresses', error);
      setProblem(reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="Returned mails"
      description="A mail server that takes a mail in and cannot deliver it sends it back to the mailbox of the sender, with a report. The reports are read here, and nothing of the mails is sent or kept."
      onClose={busy ? () => {} : onClose}
    >
      <Stack space="l">
        <FileInput
          multiple
          label="Mails"
          hint={`Save them in your mail program as .eml, up to ${returnedMailFiles} of at most ${formatFileSize(returnedMailBytes)}. One may hold others that were forwarded as attachments.`}
          accept=".eml,message/rfc822"
          value={files.map(({ file, mails: read, problem: wrong }) => ({
            name: file.name,
            detail: wrong || (read ? recipientsOf(read) : 'reading'),
          }))}
          error={
            excess
              ? `Up to ${returnedMailFiles} mails are read at once. The others were left out: choose them after these.`
              : unloaded
                ? notLoaded
                : undefined
          }
          onAdd={(chosen) => void add(chosen)}
          onRemove={remove}
        />
        <TextAreaInput
          label="Or the source of one"
          hint="Your mail program shows it as “Original”, “Source” or “Raw message”."
          value={pasted}
          error={source.problem || undefined}
          onChange={setPasted}
        />
        {failure ? (
          <Alert
            live
            tone="danger"
            title="The addresses could not be looked up"
            action={
              <Button variant="secondary" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            {failure}
          </Alert>
        ) : null}
        {reading || (mails.length > 0 && !findings && !failure) ? <Spinner label="Looking for addresses" /> : null}
        {findings ? <Left findings={findings} /> : null}
        {findings && findings.refused.length > 0 ? (
          <>
            <div className={styles.addresses}>
              <CheckboxGroupInput
                label="These addresses will get no more editions"
                hint="Anybody can write a mail that looks like a report: leave out what you doubt."
                options={findings.refused.map(({ email, reason }) => ({
                  value: email,
                  label: reason ? `${email}: ${reason}` : email,
                }))}
                value={marked.map(({ email }) => email)}
                onChange={(chosen) =>
                  setLeftOut(
                    new Set(findings.refused.map(({ email }) => email).filter((email) => !chosen.includes(email))),
                  )
                }
              />
            </div>
            {problem ? (
              <Alert live tone="danger" title="The addresses were not all marked">
                {problem}
              </Alert>
            ) : null}
            <div>
              <Button
                busy={busy}
                aria-disabled={marked.length === 0 || undefined}
                onClick={() => (marked.length > 0 ? void mark() : undefined)}
              >
                {marked.length > 0 ? `Mark ${countOf(marked.length, 'address', 'addresses')}` : 'Mark addresses'}
              </Button>
            </div>
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** The mails in a pasted source. */
function usePasted(pasted: string): Pick<Source, 'mails' | 'problem'> {
  const [read, setRead] = useState<{ of: string; mails: readonly ReturnedMail[]; problem: string }>();
  useEffect(() => {
    if (pasted.trim() === '') return;
    let left = false;
    const set = (mails: readonly ReturnedMail[], problem: string) => {
      if (!left) setRead({ of: pasted, mails, problem });
    };
    if (pasted.length > returnedMailBytes) set([], `This mail is ${tooLarge}.`);
    else
      readReturnedMails(pasted).then(
        (mails) =>
          set(mails, mails.length > 0 ? '' : 'There is no report of a mail server in it. Paste the whole source.'),
        (error: unknown) => {
          console.error('Failed to read a returned mail', error);
          set([], notLoaded);
        },
      );
    return () => {
      left = true;
    };
  }, [pasted]);
  return useMemo(() => (read?.of === pasted ? read : { mails: noMails, problem: '' }), [read, pasted]);
}

interface Findings {
  /** Null during the look-up, and without mails. */
  findings: ReturnedFindings | null;
  /** Why the look-up failed; '' if it did not. */
  failure: string;
  retry: () => void;
}

/** How the mails affect the list. */
function useFindings(store: ReturnedMailsProps['subscribers'], mails: readonly ReturnedMail[]): Findings {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [found, setFound] = useState<{ of: unknown; findings: ReturnedFindings | null; failure: string }>();
  useEffect(() => {
    if (mails.length === 0) return;
    let left = false;
    findReturned(store, mails).then(
      (findings) => {
        if (!left) setFound({ of: mails, findings, failure: '' });
      },
      (error: unknown) => {
        console.error('Failed to look up the recipients of returned mails', error);
        if (!left) setFound({ of: mails, findings: null, failure: reasonOf(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [store, mails, attempt]);
  const current = found?.of === mails ? found : undefined;
  return {
    findings: current?.findings ?? null,
    failure: current?.failure ?? '',
    retry: () => {
      setFound(undefined);
      retry();
    },
  };
}

/** Addresses that stay unchanged, and why. */
function Left({ findings: { refused, settled, kept, unknown } }: { findings: ReturnedFindings }) {
  const groups = [
    ['Delayed, or not refused for good', kept.map(({ email }) => email)],
    ['Gets no editions already, or confirmed since', settled],
    ['Not on the list', unknown],
  ] as const;
  const shown = groups.filter(([, emails]) => emails.length > 0);
  return (
    <Alert
      live
      title={
        refused.length > 0
          ? `${countOf(refused.length, 'address is', 'addresses are')} refused for good`
          : 'Nobody on the list is refused for good'
      }
    >
      {shown.length > 0 ? <Facts facts={shown.map(([label, emails]) => [label, shortened(emails)])} /> : null}
    </Alert>
  );
}

/** The maximum number of unchanged addresses listed. */
const named = 8;

const shortened = (emails: readonly string[]): string =>
  [...emails.slice(0, named), ...(emails.length > named ? [`and ${emails.length - named} more`] : [])].join(', ');

const recipientsOf = (mails: readonly ReturnedMail[]): string =>
  countOf(mails.flatMap(({ recipients }) => recipients).length, 'address', 'addresses');
