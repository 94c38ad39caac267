import { VisuallyHidden } from '@advisor/ui';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface Copying {
  /** The last text copied, and whether that succeeded. */
  last?: { text: string; worked: boolean };
  copy: (text: string) => void;
}

const CopyContext = createContext<Copying>({ copy: () => {} });

/** Wraps copy buttons and announces what was copied. */
export function Copyable({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<Copying['last']>();
  const copying = useMemo<Copying>(
    () => ({
      last,
      copy: (text) =>
        void navigator.clipboard.writeText(text).then(
          () => setLast({ text, worked: true }),
          () => setLast({ text, worked: false }),
        ),
    }),
    [last],
  );
  return (
    <CopyContext value={copying}>
      <VisuallyHidden>
        <span role="status">{last ? `${answerTo(last)}: ${last.text}` : ''}</span>
      </VisuallyHidden>
      {children}
    </CopyContext>
  );
}

const answerTo = ({ worked }: { worked: boolean }) => (worked ? 'Copied' : 'Not copied');

interface CopyButtonProps {
  /** The kind of text: `CSS`. */
  name: string;
  text: string;
}

/** A button that copies a text, labelled with its kind. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const { last, copy } = useContext(CopyContext);
  return (
    <button type="button" className="copy" onClick={() => copy(text)}>
      <span className="copy-name">{name}</span>
      <code>{text}</code>
      <span className="copy-answer">{last?.text === text ? answerTo(last) : 'Copy'}</span>
    </button>
  );
}
