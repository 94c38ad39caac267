import { Alert, Button, Dialog, Spinner, Stack } from '@advisor/ui';
import { Activity, type ComponentType, type ReactNode } from 'react';

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
}

// TOOL-19
/** What is in the shadow root of an element: messages and the tool, in the page or in a dialog. */
export function ToolView({ buttonLabel, label, isOpen, wasOpen, onOpen, ...content }: ToolViewProps) {
  if (buttonLabel === undefined) return <Content {...content} />;
  return (
    <>
      <Button part="button" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {buttonLabel}
      </Button>
      {wasOpen ? (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Dialog open width="page" title={label} onClose={() => onOpen(false)}>
            <Content {...content} />
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
}: Pick<ToolViewProps, 'Tool' | 'toolProps' | 'toolKey' | 'isHidden' | 'problems'>): ReactNode {
  return (
    <Stack space="l">
      {problems.map(({ title, text, retry }) => (
        <div key={title + text} part="message">
          <Alert
            live
            tone="critical"
            title={title}
            action={
              retry ? (
                <Button size="small" variant="secondary" onClick={retry}>
                  Try again
                </Button>
              ) : null
            }
          >
            {text}
          </Alert>
        </div>
      ))}
      {Tool ? (
        <div part="tool" hidden={isHidden}>
          <Tool key={toolKey} {...toolProps} />
        </div>
      ) : problems.length === 0 ? (
        <Spinner />
      ) : null}
    </Stack>
  );
}
