import { Button, Icon, IconButton, Stack, VisuallyHidden } from '@advisor/ui';
import type { RichTextValue } from '@advisor/ui/sections';
import { TextInput } from '@advisor/ui/fields';
import { Bold, Italic, Link as LinkIcon } from 'lucide';
import { toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice, type MarkType } from 'prosemirror-model';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { hrefMessage } from '../../collections/field';
import { isHref } from '../../schema/rules';
import { isSame } from '../entries/entryDiff';
import * as styles from './EntryForm.css';
import { contentOf, documentOf, pastedParser, schema, valueOf } from './richTextDocument';

export interface RichTextEditorProps {
  /** Of the element with the words, which takes the focus. */
  id: string;
  label: string;
  hint: string;
  required: boolean;
  error?: string | undefined;
  value: RichTextValue;
  onChange: (value: RichTextValue) => void;
  onBlur: () => void;
  /** Whether it takes the focus when it is there: the text area in its place had it. */
  takesFocus: boolean;
}

/** What of the selection the buttons show. */
interface Marks {
  strong: boolean;
  emphasis: boolean;
  /** The address of the link around the selection. */
  href: string | null;
  /** Whether no words are selected. */
  empty: boolean;
}

const { strong, emphasis, link } = schema.marks as Record<'strong' | 'emphasis' | 'link', MarkType>;

// ADMIN-46
/** The words of a paragraph, with links and emphasis by buttons and shortcuts. Renders a group with a text box. */
export function RichTextEditor({
  id,
  label,
  hint,
  required,
  error,
  value,
  onChange,
  onBlur,
  takesFocus,
}: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const said = useRef<RichTextValue>(value);
  const latest = useRef({ onChange, onBlur });
  const [marks, setMarks] = useState<Marks>({ strong: false, emphasis: false, href: null, empty: true });
  const [linking, setLinking] = useState(false);
  const labelId = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes = {
    id,
    role: 'textbox',
    class: styles.richWords,
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-required': String(required),
    'aria-invalid': String(Boolean(error)),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const first = useRef({ attributes, takesFocus, value });

  useEffect(() => {
    latest.current = { onChange, onBlur };
  });

  // Before the browser takes the next key: the text area in its place is gone.
  useLayoutEffect(() => {
    const openLink: Command = ({ selection }, _dispatch, editor) => {
      if (editor && (!selection.empty || linkAt(editor.state))) setLinking(true);
      return true;
    };
    const editor = new EditorView(place.current, {
      attributes: first.current.attributes,
      state: EditorState.create({
        doc: documentOf(first.current.value),
        plugins: [
          history(),
          keymap({
            'Mod-b': toggleMark(strong),
            'Mod-i': toggleMark(emphasis),
            'Mod-k': openLink,
            'Mod-z': undo,
            'Shift-Mod-z': redo,
            'Mod-y': redo,
            // A paragraph has no lines.
            Enter: () => true,
          }),
        ],
      }),
      clipboardParser: pastedParser,
      clipboardTextParser: (text) => new Slice(contentOf(text), 0, 0),
      // Paragraphs and lines of other programs become one, with a space between them that is kept at their ends.
      transformPastedHTML: (html) => html.replaceAll(/<\/(?:p|div|li|h\d|td)>|<br\s*\/?>/gi, '&nbsp;$&'),
      handleDOMEvents: {
        blur: () => {
          // It keeps the focus while a person is in another window.
          if (!editor.hasFocus()) latest.current.onBlur();
          return false;
        },
      },
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction);
        editor.updateState(state);
        setMarks(marksAt(state));
        if (!transaction.docChanged) return;
        const next = valueOf(state.doc);
        if (isSame(next, said.current)) return;
        said.current = next;
        latest.current.onChange(next);
      },
    });
    view.current = editor;
    if (first.current.takesFocus) {
      editor.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)));
      editor.focus();
    }
    return () => editor.destroy();
  }, []);

  useEffect(() => view.current?.setProps({ attributes }));

  // A version was restored, or the entry changed elsewhere.
  useEffect(() => {
    const editor = view.current;
    if (!editor || isSame(value, said.current)) return;
    said.current = value;
    const { state } = editor;
    editor.updateState(EditorState.create({ doc: documentOf(value), plugins: state.plugins }));
  }, [value]);

  function run(command: Command) {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, (transaction) => editor.dispatch(transaction), editor);
    editor.focus();
  }

  function setLink(href: string | null) {
    const editor = view.current;
    setLinking(false);
    if (!editor) return;
    const { selection } = editor.state;
    const around = linkAt(editor.state) ?? selection;
    const [from, to] = [Math.min(around.from, selection.from), Math.max(around.to, selection.to)];
    const cleared = editor.state.tr.removeMark(from, to, link);
    editor.dispatch(href === null ? cleared : cleared.addMark(from, to, link.create({ href })));
    editor.focus();
  }

  const canLink = !marks.empty || marks.href !== null;
  return (
    <div className={styles.rich}>
      <span id={labelId} className={styles.legend}>
        <span>{label}</span>
        {required ? (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        ) : null}
      </span>
      {hint ? (
        <p id={hintId} className={styles.richHint}>
          {hint}
        </p>
      ) : null}
      <div ref={place} />
      <div role="group" aria-label={`Format ${label}`} className={styles.richTools}>
        <IconButton
          label="Bold"
          icon={<Icon icon={Bold} />}
          aria-pressed={marks.strong}
          onClick={() => run(toggleMark(strong))}
        />
        <IconButton
          label="Italic"
          icon={<Icon icon={Italic} />}
          aria-pressed={marks.emphasis}
          onClick={() => run(toggleMark(emphasis))}
        />
        <IconButton
          label={marks.href === null ? 'Link' : 'Change the link'}
          icon={<Icon icon={LinkIcon} />}
          aria-pressed={marks.href !== null}
          aria-disabled={canLink ? undefined : true}
          onClick={() => (canLink ? setLinking(true) : undefined)}
        />
        {canLink ? null : <VisuallyHidden>To link words, select them first.</VisuallyHidden>}
      </div>
      {linking ? (
        <LinkFields
          id={`${id}-link`}
          href={marks.href}
          onDone={setLink}
          onCancel={() => {
            setLinking(false);
            view.current?.focus();
          }}
        />
      ) : null}
      {error ? (
        <p id={errorId} className={styles.problem}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface LinkFieldsProps {
  id: string;
  /** The address that the link has; null for a new one. */
  href: string | null;
  /** Called with the address, or null to remove the link. */
  onDone: (href: string | null) => void;
  onCancel: () => void;
}

/** The address of a link. Enter takes it, Escape does not. */
function LinkFields({ id, href, onDone, onCancel }: LinkFieldsProps) {
  const [address, setAddress] = useState(href ?? '');
  const [problem, setProblem] = useState('');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);

  function done() {
    const wanted = address.trim();
    if (isHref(wanted)) onDone(wanted);
    else setProblem(hrefMessage);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of the field and buttons in it.
    <div
      ref={group}
      className={styles.richLink}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // A dialog around the form stays open.
          event.stopPropagation();
          onCancel();
        } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          done();
        }
      }}
    >
      <TextInput
        id={id}
        label="Where the link leads"
        hint="A page of this site such as /contact, or an address that starts with https:// or mailto:."
        autoComplete="off"
        value={address}
        onChange={(next) => {
          setAddress(next);
          setProblem('');
        }}
        {...(problem && { error: problem })}
      />
      <Stack direction="row" space="s">
        <Button size="small" onClick={done}>
          {href === null ? 'Add the link' : 'Change the link'}
        </Button>
        {href === null ? null : (
          <Button size="small" variant="secondary" onClick={() => onDone(null)}>
            Remove the link
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </div>
  );
}

function marksAt(state: EditorState): Marks {
  const { empty } = state.selection;
  const around = linkAt(state);
  return { strong: has(state, strong), emphasis: has(state, emphasis), href: around?.href ?? null, empty };
}

function has({ selection: { empty, from, to, $from }, storedMarks, doc }: EditorState, type: MarkType): boolean {
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

interface Range {
  from: number;
  to: number;
}

/** The first link that the selection is in, or has a part of, as a whole. */
function linkAt({ selection: { from, to, empty }, doc }: EditorState): (Range & { href: string }) | undefined {
  const links: (Range & { href: string })[] = [];
  doc.forEach((node, offset) => {
    const href = link.isInSet(node.marks)?.attrs['href'] as string | undefined;
    if (href === undefined) return;
    const last = links.at(-1);
    // A link of which a part is strong is several nodes.
    if (last && last.to === offset && last.href === href) last.to = offset + node.nodeSize;
    else links.push({ from: offset, to: offset + node.nodeSize, href });
  });
  return links.find((each) => (empty ? each.from < from && from < each.to : each.from < to && from < each.to));
}
