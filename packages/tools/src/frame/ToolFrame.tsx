import { Alert, Button, Icon } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useLanguage } from '@advisor/ui/language';
import { ClipboardCopy, Eraser, FileDown, Printer, Undo2 } from 'lucide';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { reasonOfSite, type ToolWords } from '../language';
import { directionOf } from '../language/directionOf';
import { ImportButton } from './ImportButton';
import { NoticeText } from './NoticeText';
import { readFile, refusalOf } from './readFile';
import { SheetHeading } from './SheetHeading';
import type { SendingProps, ToolFile, ToolProps, ToolReport } from './tool';
import { goToResult } from './ResultHeading';
import * as styles from './ToolFrame.css';
import type { Tool } from './useTool';

/** A file that the bar offers. */
export interface ToolExport {
  /** The label of the button: "Export CSV". */
  label: string;
  /** Makes the file on press; may load code. Errors are shown in the tool. */
  make: () => ToolFile | Promise<ToolFile>;
  /** Whether there is nothing to export yet. */
  disabled?: boolean;
}

/** How the bar imports a file. */
export interface ToolImport {
  /** @default 'Import' */
  label?: string;
  /** The `accept` of the file field, such as `.json,.csv`. */
  accept: string;
  /** Imports the file, or throws an Error that says what is wrong and where, without changing anything. */
  read: (file: File) => void | Promise<void>;
}

/** The result that the bar offers to send. */
export interface ToolSending extends SendingProps {
  /** Makes the report on press; may load code. Errors are shown in the tool. */
  make: () => Promise<ToolReport>;
  /** Whether there is no result yet. */
  disabled?: boolean;
}

export interface ToolFrameProps<State> extends Pick<ToolProps, 'theme'> {
  /** What `useTool` returned: the work with its undo, links, saving and notices, which the frame shows and changes. */
  tool: Tool<State>;
  /** The English name of the tool, for screen readers and messages about files: "MSP pricing calculator". */
  label: string;
  /** The tool itself, between the messages and the bar. */
  children: ReactNode;
  /**
   * The result in a line: the title of work that came with a link, and of the printed sheet. "Lakeline IT: 77 of 85 points
   * (Good Partner)".
   */
  result?: string | undefined;
  /** What was entered, in a line, for the printed sheet. */
  inputs?: string | undefined;
  /** The files that the bar offers to save, a button each. */
  exports?: readonly ToolExport[];
  /** How the bar reads a file that the visitor chooses. Without it there is no button to import. */
  imports?: ToolImport;
  /** Without it, or with nobody to send to, there is no button. */
  sending?: ToolSending;
  /**
   * The link that the bar copies. A tool that does not use the address has none: nobody could open it.
   * @default the tool's state in the hash of the page's address
   */
  link?: (() => string) | undefined;
  /**
   * Whether the bar offers to print.
   * @default true
   */
  prints?: boolean;
}

/**
 * The frame of every tool: problems, notices, and the bar with undo, start fresh, link, files and print. Renders a
 * `<div role="group">`.
 */
export function ToolFrame<State>({ tool, label, theme, children, result, inputs, ...bar }: ToolFrameProps<State>) {
  const { problem, notice, setProblem, cleared } = tool;
  const { download, discard } = problem ?? {};
  const { t, tell, lang } = useLanguage<ToolWords>();
  const messages = useRef<HTMLDivElement>(null);
  const opensOnResult = tool.shared && result !== undefined;
  useEffect(() => {
    if (opensOnResult) goToResult(messages);
  }, [opensOnResult]);

  return (
    <div
      role="group"
      aria-label={tell({ text: label })}
      lang={lang}
      dir={directionOf(lang)}
      className={styles.frame}
      data-theme={theme}
      data-advisor-tool=""
      data-prints-alone={result === undefined ? undefined : ''}
    >
      {result === undefined ? null : (
        <SheetHeading title={tell({ text: label })} result={result} inputs={inputs} now={tool.now} />
      )}
      {/* A live region announces only what is added to it later. */}
      <div ref={messages} tabIndex={-1} aria-live="polite" className={styles.messages}>
        {problem ? (
          <Alert
            tone="danger"
            title={problem.title}
            action={
              <div className={styles.buttons}>
                {download ? (
                  <Button size="small" variant="secondary" onClick={() => tool.save(download())}>
                    {t('Download')}
                  </Button>
                ) : null}
                {discard ? (
                  <Button
                    size="small"
                    variant="quiet"
                    tone="danger"
                    onClick={() => {
                      discard();
                      setProblem(undefined);
                    }}
                  >
                    {t('Delete it')}
                  </Button>
                ) : null}
                <Button size="small" variant={download ? 'quiet' : 'secondary'} onClick={() => setProblem(undefined)}>
                  {t('Close')}
                </Button>
              </div>
            }
          >
            {problem.text}
          </Alert>
        ) : null}
        {cleared ? (
          <Alert
            tone="warning"
            title={t('Started fresh in another tab')}
            action={
              <div className={styles.buttons}>
                <Button size="small" variant="secondary" onClick={cleared.restore}>
                  {t('Bring it back')}
                </Button>
                <Button size="small" variant="quiet" onClick={cleared.close}>
                  {t('Close')}
                </Button>
              </div>
            }
          >
            {t('The saved work was cleared. You can bring back what this tab showed.')}
          </Alert>
        ) : null}
        {tool.shared ? (
          <Alert
            title={result ?? t('This came with a link')}
            action={
              <div className={styles.buttons}>
                <Button size="small" variant="secondary" onClick={tool.keepShared}>
                  {t('Keep it')}
                </Button>
                <Button size="small" variant="quiet" onClick={tool.undo}>
                  {t(tool.hasOwn ? 'Back to my own' : 'Start your own')}
                </Button>
              </div>
            }
          >
            {t(
              'Shared with you, and opened only in your browser. Nothing of your own is overwritten until you keep or change it.',
            )}
          </Alert>
        ) : null}
      </div>
      {/* oxlint-disable-next-line translation/text-alone -- the parts of a tool */}
      {children}
      <Bar tool={tool} label={label} {...bar} />
      <p role="status" className={styles.notice}>
        {notice && !notice.inPlace ? <NoticeText {...notice} /> : null}
      </p>
      <noscript>
        <p className={styles.notice}>
          {t('This tool works in your browser and needs JavaScript, which is switched off.')}
        </p>
      </noscript>
    </div>
  );
}

/** A tool's work is text, whatever its name; a workbook is not. */
const isText = ({ name }: File) => !/\.xlsx$/i.test(name);

type BarProps<State> = Omit<ToolFrameProps<State>, 'children' | 'theme' | 'result' | 'inputs'>;

function Bar<State>({ tool, label, exports = [], imports, sending, link = tool.link, prints = true }: BarProps<State>) {
  const { t } = useLanguage<ToolWords>();
  const [copied, setCopied] = useState<string>();
  const copyLink = (make: () => string) =>
    tool.attempt(t('The link could not be created'), async () => {
      const address = make();
      try {
        await navigator.clipboard.writeText(address);
        tool.notify(t('Link Copied'), t('Anyone who opens it sees what you see now.'));
      } catch {
        // Without permission, the visitor copies it by hand.
        setCopied(address);
      }
    });

  // TOOL-25
  const sendTo = sending?.onSend && sending.sendTo?.trim();

  const importing = useRef<Promise<unknown>>(undefined);
  const importFile = (file: File, { read, accept }: ToolImport) => {
    // What was chosen last is imported last.
    const before = importing.current;
    importing.current = tool.attempt(
      t('{file} was not imported', { file: file.name }),
      async () => {
        await before;
        if (!isText(file) || !tool.takeWork(await readFile(file))) return read(file);
        tool.notify(t('Work Restored'), t('From {file}.', { file: file.name }));
      },
      { reason: (error) => refusalOf(error, file, label, accept) },
    );
  };

  return (
    <div part="bar" className={styles.bar}>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon icon={Undo2} size={18} />}
          disabled={!tool.undo}
          onClick={tool.undo}
        >
          {t('Undo')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon icon={Eraser} size={18} />}
          disabled={tool.isFresh}
          onClick={() => {
            tool.startFresh();
            tool.notify(t('Started Fresh'), t('Undo brings back what was here.'));
          }}
        >
          {t('Start fresh')}
        </Button>
        {link ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon icon={ClipboardCopy} size={18} />}
            onClick={() => void copyLink(link)}
          >
            {t('Copy link')}
          </Button>
        ) : null}
        {exports.map((each) => (
          <Button
            key={each.label}
            size="small"
            variant="quiet"
            icon={<Icon icon={FileDown} size={18} />}
            disabled={each.disabled}
            onClick={() =>
              void tool.attempt(t('The file could not be created'), async () => tool.save(await each.make()))
            }
          >
            {each.label}
          </Button>
        ))}
        {imports ? (
          <ImportButton
            label={imports.label ?? t('Import')}
            accept={imports.accept}
            onFile={(file) => importFile(file, imports)}
          />
        ) : null}
        {prints ? (
          <Button size="small" variant="quiet" icon={<Icon icon={Printer} size={18} />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        ) : null}
        {sending && sendTo ? (
          <Button
            size="small"
            variant="secondary"
            disabled={sending.disabled}
            onClick={() =>
              void tool.attempt(
                t('The report could not be prepared'),
                async () => sending.onSend?.(await sending.make()),
                { reason: reasonOfSite },
              )
            }
          >
            {t('Send this to {name}', { name: sendTo })}
          </Button>
        ) : null}
      </div>
      {tool.saves ? (
        <p className={styles.small}>
          {t(
            sendTo
              ? 'Kept in this browser. Nothing is sent before you choose it.'
              : 'Kept in this browser. Nothing is sent.',
          )}
        </p>
      ) : null}
      {tool.cannotSave ? (
        <p className={styles.small}>
          {t('Not kept in this browser: it is lost when the page is closed. Nothing is sent.')}
        </p>
      ) : null}
      {copied ? <LinkToCopy link={copied} /> : null}
    </div>
  );
}

/** The link, selected, for browsers that do not let a page write to the clipboard. */
function LinkToCopy({ link }: { link: string }) {
  const { t } = useLanguage<ToolWords>();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.select(), [link]);
  return (
    <div ref={box}>
      <TextInput
        id={id}
        label={t('Link')}
        hint={t('This browser blocks copying. Copy it here.')}
        value={link}
        onChange={() => {}}
      />
    </div>
  );
}
