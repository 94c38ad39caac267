import { Badge, Icon, IconButton, Link, Text, type BadgeProps } from '@advisor/ui';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { contentViewAddress, type ContentView } from '../contentView';
import type { AnyCollection } from '../entries/anyCollection';
import { problemIn, stateLabel, stateOf, type ContentEntry, type EntryState } from '../entries/contentEntries';
import { entryProblemLine } from '../entries/problems';
import * as styles from './ContentWorkspace.css';

export interface EntryRowsProps {
  /** Names the list: "Boards". */
  label: string;
  entries: readonly ContentEntry[];
  collectionOf: (name: string) => AnyCollection | undefined;
  /** Whether each row says which collection it belongs to. */
  showsCollection?: boolean;
  /** What is open around them. */
  view: ContentView;
  /** How the rows can be moved: by places, from their place in this list. Without it they cannot. */
  move?: {
    /** The place of the first row among all entries, from 0. */
    start: number;
    total: number;
    onMove: (from: number, to: number) => void;
  };
  /** Called when Delete is pressed; the caller asks. Without it, rows cannot be deleted. */
  onDelete?: (entry: ContentEntry) => void;
}

const tones: Partial<Record<EntryState, BadgeProps['tone']>> = {
  draft: 'info',
  new: 'info',
  scheduled: 'info',
  removing: 'warning',
};

/** One page of entries with their states, moved by buttons or with a pointer. Renders an `<ol>`. */
export function EntryRows({ label, entries, collectionOf, showsCollection, view, move, onDelete }: EntryRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const goal = useRef<{ key: string; on: 'up' | 'down' }>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  // A moved row is drawn elsewhere, and loses the focus there.
  useEffect(() => {
    const wanted = goal.current;
    if (!wanted) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !list.current?.contains(activeElement)) {
      // The person has gone on meanwhile.
      goal.current = null;
      return;
    }
    const row = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset['key'] === wanted.key,
    );
    row?.querySelector<HTMLElement>(`[data-move="${wanted.on}"]`)?.focus();
  }, [entries]);

  function step(entry: ContentEntry, index: number, by: -1 | 1) {
    if (!move) return;
    const to = move.start + index + by;
    if (to < 0 || to >= move.total) return;
    goal.current = { key: entry.key, on: by < 0 ? 'up' : 'down' };
    move.onMove(move.start + index, to);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ol
      ref={list}
      className={styles.list}
      role="list"
      aria-label={label}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) goal.current = null;
      }}
    >
      {entries.map((entry, index) => {
        const collection = collectionOf(entry.collection);
        if (!collection) return null;
        const state = stateOf(entry);
        const problem = problemIn(collection, entry);
        return (
          <li
            key={`${entry.collection}/${entry.key}`}
            data-key={entry.key}
            className={styles.row}
            data-over={over === index && dragged !== index ? '' : undefined}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              if (dragged === null || !move) return;
              event.preventDefault();
              goal.current = null;
              move.onMove(move.start + dragged, move.start + index);
            }}
          >
            {move ? (
              // The buttons do the same by keyboard and by touch.
              <span
                aria-hidden
                draggable
                className={styles.grip}
                onDragStart={(event) => {
                  setDragged(index);
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', entry.title);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setOver(null);
                }}
              >
                <Icon icon={GripVertical} />
              </span>
            ) : null}
            <div className={styles.rowWords}>
              <Link
                variant="plain"
                href={contentViewAddress({ ...view, collection: entry.collection, entry: entry.key })}
              >
                {entry.title}
              </Link>
              {showsCollection && collection.label !== entry.title ? (
                <Text size="xs" color="textSoft">
                  {collection.label}
                </Text>
              ) : null}
              {problem ? (
                <Text size="xs" color="marker">
                  {entryProblemLine(collection, problem)}
                </Text>
              ) : null}
            </div>
            {problem ? <Badge tone="danger">Needs attention</Badge> : null}
            <Badge tone={tones[state]}>{stateLabel(entry)}</Badge>
            <div className={styles.rowActions}>
              {move ? (
                <>
                  <IconButton
                    data-move="up"
                    label={`Move ${entry.title} up`}
                    icon={<Icon icon={ArrowUp} />}
                    aria-disabled={move.start + index === 0 || undefined}
                    onClick={() => step(entry, index, -1)}
                  />
                  <IconButton
                    data-move="down"
                    label={`Move ${entry.title} down`}
                    icon={<Icon icon={ArrowDown} />}
                    aria-disabled={move.start + index === move.total - 1 || undefined}
                    onClick={() => step(entry, index, 1)}
                  />
                </>
              ) : null}
              {onDelete && state !== 'off' && state !== 'removing' ? (
                <IconButton
                  label={`Delete ${entry.title}`}
                  icon={<Icon icon={Trash2} />}
                  onClick={() => onDelete(entry)}
                />
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
