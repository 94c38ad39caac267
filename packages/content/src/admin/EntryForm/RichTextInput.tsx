import { Alert, Button, Text } from '@advisor/ui';
import { RichText } from '@advisor/ui/sections';
import { TextAreaInput } from '@advisor/ui/fields';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isRichText } from '../../schema/richText';
import { useEntryField, type EntryFieldProps } from './EntryContext';
import * as styles from './EntryForm.css';
import type { RichTextEditorProps } from './RichTextEditor';

type Editor = ComponentType<RichTextEditorProps>;

// ADMIN-46
/**
 * The control of a paragraph with links and emphasis. Its editor is loaded when the first one is shown; meanwhile, and when it
 * cannot be loaded, plain words are edited as such, and words with marks are shown.
 */
export function RichTextInput({ field, path, value, onChange, label }: Required<EntryFieldProps>) {
  const { files: _files, ...own } = useEntryField(path);
  const place = useRef<HTMLDivElement>(null);
  const { editor: Editor, hadFocus, failed, load } = useEditor(place);
  const shown = isRichText(value) ? value : '';
  const { help, required, max } = field;
  const labels = { label, required, hint: help ?? '' };

  if (Editor) return <Editor {...own} {...labels} value={shown} onChange={onChange} takesFocus={hadFocus} />;
  if (typeof shown === 'string')
    return (
      <div ref={place}>
        <TextAreaInput
          {...own}
          {...labels}
          {...(max !== undefined && { maxLength: max, keepsExcess: true })}
          value={shown}
          onChange={onChange}
        />
      </div>
    );
  return (
    <div ref={place} id={own.id} tabIndex={-1} className={styles.rich}>
      <p className={styles.legend}>{label}</p>
      <Text size="s">
        <RichText>{shown}</RichText>
      </Text>
      {failed ? (
        <Alert live tone="warning" title="The editor could not be loaded">
          <p>These words have links or emphasis, and stay as they are.</p>
          <Button variant="secondary" size="small" onClick={load}>
            Try again
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}

interface Loaded {
  editor: Editor;
  /** Whether the focus was in the control that it replaces. */
  hadFocus: boolean;
}

/** The editor, once it is loaded. */
function useEditor(place: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let left = false;
    import('./RichTextEditor').then(
      ({ RichTextEditor }) => {
        if (left) return;
        const hadFocus = place.current?.contains(document.activeElement) ?? false;
        // At once: a key that is pressed between the two controls would be lost.
        flushSync(() => setLoaded({ editor: RichTextEditor, hadFocus }));
      },
      (error: unknown) => {
        console.error('The editor for links and emphasis could not be loaded.', error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [place, attempts]);
  return {
    editor: loaded?.editor,
    hadFocus: loaded?.hadFocus ?? false,
    failed,
    load() {
      setFailed(false);
      setAttempts((before) => before + 1);
    },
  };
}
