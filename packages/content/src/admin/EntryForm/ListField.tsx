import { Button, Icon, IconButton, Text, VisuallyHidden } from '@advisor/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { emptyValue } from '../entries/emptyEntry';
import { useEntryField, type EntryFieldProps } from './EntryContext';
import * as styles from './EntryForm.css';

export interface ListFieldProps extends Required<EntryFieldProps> {
  /** Draws an item, which may be a list again. */
  renderItem: (item: EntryFieldProps) => ReactNode;
}

/** Where the focus goes once the list is drawn again. */
type FocusTarget = { index: number; on: 'up' | 'down' | 'field' } | 'add';

/** The items of a list, in their order: added, removed and moved by buttons, which keep the focus and say what they did. */
export function ListField({ field, path, value, onChange, label, renderItem }: ListFieldProps) {
  const { id, error, onBlur } = useEntryField(path);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<FocusTarget>(null);
  const keys = useKeys(Array.isArray(value) ? value.length : 0);
  const { item } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const nameOf = (index: number) => `${item?.label ?? label} ${index + 1}`;

  // With the commit that draws it: a passive effect of an earlier commit may run after the press, before the item is there.
  useLayoutEffect(() => {
    const wanted = nextFocus.current;
    nextFocus.current = null;
    if (wanted === 'add') add.current?.focus();
    else if (wanted) findFocus(list.current?.children[wanted.index], wanted.on)?.focus();
  });

  if (!item) return null;

  function change(next: readonly unknown[], to: FocusTarget, words: string) {
    nextFocus.current = to;
    setSaid(words);
    onChange(next);
  }

  function move(from: number, by: -1 | 1) {
    const to = from + by;
    const next = [...values];
    [next[from], next[to]] = [next[to], next[from]];
    keys.swap(from, to);
    const words = `${nameOf(from)} is now ${to + 1} of ${values.length}.`;
    change(next, { index: to, on: by < 0 ? 'up' : 'down' }, words);
  }

  function remove(index: number) {
    keys.remove(index);
    const next = values.filter((_, each) => each !== index);
    const words = `${nameOf(index)} is removed. ${next.length} left.`;
    change(next, next.length === 0 ? 'add' : { index: Math.min(index, next.length - 1), on: 'field' }, words);
  }

  const plain = !['group', 'list', 'picture', 'file', 'richtext'].includes(item.control) && !item.help;
  const full = field.max !== undefined && values.length >= field.max;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const hint = [field.help, boundsOf(field.min, field.max)].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.fieldset}
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      data-required={field.required || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus is kept while a person is in another window.
        const focused = [relatedTarget, document.activeElement];
        if (!focused.some((element) => currentTarget.contains(element))) onBlur();
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <Text id={hintId} size="xs" color="textSoft">
          {hint}
        </Text>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.problem}>
          {error}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ol ref={list} className={styles.items} role="list">
        {values.map((each, index) => (
          <li key={keys.of(index)} className={plain ? `${styles.item} ${styles.plainItem}` : styles.item}>
            {renderItem({
              field: item,
              path: `${path}[${index}]`,
              value: each,
              onChange: (next) => onChange(values.map((other, place) => (place === index ? (next ?? null) : other))),
              label: nameOf(index),
            })}
            <div className={plain ? `${styles.itemActions} ${styles.besideControl}` : styles.itemActions}>
              <IconButton
                data-move="up"
                label={`Move ${nameOf(index)} up`}
                icon={<Icon icon={ArrowUp} />}
                aria-disabled={index === 0 || undefined}
                onClick={() => (index > 0 ? move(index, -1) : undefined)}
              />
              <IconButton
                data-move="down"
                label={`Move ${nameOf(index)} down`}
                icon={<Icon icon={ArrowDown} />}
                aria-disabled={index === values.length - 1 || undefined}
                onClick={() => (index < values.length - 1 ? move(index, 1) : undefined)}
              />
              <IconButton
                label={`Remove ${nameOf(index)}`}
                icon={<Icon icon={Trash2} />}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          variant="secondary"
          size="small"
          icon={<Icon icon={Plus} size={16} />}
          aria-disabled={full || undefined}
          onClick={() => {
            if (full) setSaid(`There can be no more than ${field.max}.`);
            else
              change(
                [...values, emptyValue(item) ?? null],
                { index: values.length, on: 'field' },
                `${nameOf(values.length)} is added.`,
              );
          }}
        >
          {`Add ${(item.label || label).toLowerCase()}`}
        </Button>
      </div>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </fieldset>
  );
}

/** Keys that move with the items, so that a moved item keeps its controls and what is typed in them. */
function useKeys(length: number) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const last = Math.max(-1, ...known);
  const added = Math.max(0, length - known.length);
  const keys = [...known, ...Array.from({ length: added }, (_, index) => last + 1 + index)].slice(0, length);
  return {
    of: (index: number) => keys[index],
    swap: (a: number, b: number) => setKnown(keys.with(a, keys[b]!).with(b, keys[a]!)),
    remove: (index: number) => setKnown(keys.toSpliced(index, 1)),
  };
}

function findFocus(item: Element | undefined, on: 'up' | 'down' | 'field'): HTMLElement | null | undefined {
  if (on === 'field') return item?.querySelector<HTMLElement>('input, select, textarea, [role="textbox"], button');
  return [...(item?.lastElementChild?.children ?? [])].find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.dataset['move'] === on,
  );
}

function boundsOf(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && min === max) return `Exactly ${min}.`;
  return max !== undefined && max < 100 ? `At most ${max}.` : '';
}
