import { Alert, Button, Dialog, Spinner, Stack } from '@advisor/ui';
import { directionOf } from '../language/directionOf';
import type { Say } from './elementWords';
import { Activity, useEffect, useRef, type ComponentType } from 'react';

/** Something that keeps the tool from using its data, or from being shown. */
export interface ElementProblem {
  title: string;
  /** Why, and what to do. */
  text: string;
  retry?: () => void;
}

export interface ToolViewProps {
  /** The tool; undefined until it is to be shown. */
  // oxlint-disable-next-line typescript/no-explicit-any
  Tool: ComponentType<any> | undefined;
  toolProps: object;
  /** A change starts the tool anew. */
  toolKey: string;
  /** Whether the tool, once shown, waits out of sight for data. */
  isHidden: boolean;
  problems: readonly ElementProblem[];
  /** The name of the tool. */
  label: string;
  /** The label of the button; undefined for a tool in the page. */
  buttonLabel: string | undefined;
  isOpen: boolean;
  /** Whether the dialog has been open, with a tool that keeps its state while it is closed. */
  wasOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Writes its own texts. */
  say: Say;
  /** The language of these texts. */
  lang: string;
}

// TOOL-19
/** What is in the shadow root of an element: messages and the tool, in the page or in a dialog. */
export function ToolView({ lang, ...props }: ToolViewProps) {
  return (
    <div lang={lang} dir={directionOf(lang)}>
      <InPageOrDialog {...props} />
    </div>
  );
}

function InPageOrDialog({ buttonLabel, label, isOpen, wasOpen, onOpen, say, ...content }: Omit<ToolViewProps, 'lang'>) {
  if (buttonLabel === undefined) return <Content {...content} say={say} />;
  return (
    <>
      <Button part="button" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {buttonLabel}
      </Button>
      {wasOpen ? (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Dialog open width="page" title={label} closeLabel={say('Close')} onClose={() => onOpen(false)}>
            <Content {...content} say={say} />
          </Dialog>
        </Activity>
      ) : null}
    </>
  );
}

function Content({
  Tool,
  toolProps,
  toolKey,
  isHidden,
  problems,
  say,
}: Pick<ToolViewProps, 'Tool' | 'toolProps' | 'toolKey' | 'isHidden' | 'problems' | 'say'>) {
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  const isSettled = Tool !== undefined && !isHidden && problems.length === 0;
  useEffect(() => {
    // The button that had the focus is gone with its message.
    if (isSettled && hasRetried.current) place.current?.focus();
    if (isSettled) hasRetried.current = false;
  }, [isSettled]);
  return (
    <Stack space="l">
      {problems.map(({ title, text, retry }) => (
        <div key={title + text} part="message">
          <Alert
            live
            tone="danger"
            title={title}
            action={
              retry ? (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => {
                    hasRetried.current = true;
                    retry();
                  }}
                >
                  {say('Try again')}
                </Button>
              ) : null
            }
          >
            {text}
          </Alert>
        </div>
      ))}
      {Tool ? (
        <div ref={place} part="tool" tabIndex={-1} hidden={isHidden}>
          <Tool key={toolKey} {...toolProps} />
        </div>
      ) : problems.length === 0 ? (
        <Spinner />
      ) : null}
    </Stack>
  );
}
