import { Button, EmptyState } from '@advisor/ui';
import { SelectInput, TextInput, type FieldOption } from '@advisor/ui/fields';
import { useState, type ReactNode } from 'react';
import { LazyDialog, readFile, ToolFrame, type ToolExport, type ToolProps } from '../frame';
import { maxSearchCharacters } from './filterQuery';
import { listLink } from './listLink';
import { addOwn } from './own';
import { Placeholders } from './Placeholders';
import * as styles from './rows.css';
import type { CommonFilters, Directory } from './useDirectory';

export interface DirectoryView extends Pick<ToolProps, 'theme'> {
  headingLevel: 2 | 3;
  /** The options of the filter `choice`. */
  choices: readonly FieldOption[];
  /** The files of the filtered entries. */
  exports: readonly Omit<ToolExport, 'disabled'>[];
  /** Renders the line below the filters, with the button for submitting an entry. */
  bar: (submitButton: ReactNode) => ReactNode;
  /** What is above the list. */
  above?: ReactNode;
  /** Renders the list, which has entries. */
  list: (now: Date) => ReactNode;
  /** The site's list for browsers without scripts. */
  plain: ReactNode;
  /** What is below the list. */
  below?: ReactNode;
  /** Called before a filter changes. */
  onFilter?: () => void;
}

// CALENDAR-2, GLOSSARY-2
/** The view of a directory: a list to search, filter, sort and add to. Renders a `<div role="group">`. */
export function DirectoryTool<Entry extends { id: string }, Filters extends CommonFilters>(
  props: DirectoryView & Directory<Entry, Filters>,
) {
  const { name, noun, choice, tool, listed, all, found, now, filters, headingLevel, exports, controls, onFilter } =
    props;
  const one = noun.toLowerCase();
  const title = `Submit ${noun}`;
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  const where = tool.saves
    ? 'kept in this browser and shown in the list as pending review'
    : 'shown in the list as pending review until you leave this page';
  const change = (changes: object) => {
    onFilter?.();
    props.change(changes as Partial<Filters>);
  };

  function link() {
    if (filters.search.trim().length > maxSearchCharacters)
      throw new Error(`The search is too long for a link: shorten it to ${maxSearchCharacters} characters.`);
    return listLink(tool, props.query());
  }

  async function importFile(file: File) {
    const { own, added } = addOwn(props.importFile(await readFile(file)), tool.state, listed);
    if (added > 0) tool.change(() => own);
    const what = added === 1 ? `${one} was` : `${one}s were`;
    tool.notify('success', `${noun}s Imported`, `${added} ${what} added as pending. Duplicates were skipped.`);
  }

  function submit(entryAmong: (others: readonly Entry[]) => Entry) {
    close();
    tool.change((state) => [...state, entryAmong([...listed, ...state])]);
    tool.notify('success', `${noun} Submitted`, `Your ${props.fullNoun} has been submitted for review. Thank you!`);
  }

  return (
    <ToolFrame
      tool={tool}
      label={`Industry ${name}`}
      theme={props.theme}
      link={tool.link && link}
      exports={exports.map((each) => ({ ...each, disabled: found.length === 0 }))}
      imports={{ label: 'Import JSON', accept: '.json', read: importFile }}
    >
      <div className={styles.directory}>
        <div className={`${styles.section} ${styles.needsScripts}`}>
          <div ref={controls} role="search" className={styles.controls}>
            <div className={styles.search}>
              <TextInput
                type="search"
                autoComplete="off"
                label={`Search ${one}s`}
                maxLength={maxSearchCharacters}
                keepsExcess
                value={filters.search}
                onChange={(search) => change({ search })}
              />
            </div>
            <SelectInput
              placeholder={null}
              label={props.choiceLabel}
              value={filters[choice] as string}
              options={props.choices}
              onChange={(value) => change({ [choice]: value })}
            />
            <SelectInput
              placeholder={null}
              label="Sort by"
              value={filters.sort}
              options={props.sorts}
              onChange={(sort) => change({ sort })}
            />
          </div>
          {props.bar(
            <Button size="small" onClick={() => setSubmitting(true)}>
              {title}
            </Button>,
          )}
        </div>
        {props.above}
        {!now ? (
          <Placeholders count={props.placeholders} />
        ) : found.length > 0 ? (
          props.list(now)
        ) : (
          <EmptyState
            title={`No ${noun}s Found`}
            level={headingLevel}
            action={
              all.length > 0 ? (
                <Button
                  onClick={() => {
                    props.reset();
                    props.focusSearch();
                  }}
                >
                  Clear filters
                </Button>
              ) : undefined
            }
          >
            {all.length > 0
              ? `No ${one} matches the search and the ${choice} chosen.`
              : `There is no ${one} in this ${name} yet.`}
          </EmptyState>
        )}
        <noscript>{props.plain}</noscript>
        {props.below}
      </div>
      {submitting ? (
        <LazyDialog load={props.loadSubmit} title={title} onClose={close}>
          {({ default: Submit }) => (
            <Submit
              title={title}
              description={`Nothing is sent. Your ${one} is ${where}.`}
              now={tool.now}
              onClose={close}
              onSubmit={submit}
            />
          )}
        </LazyDialog>
      ) : null}
    </ToolFrame>
  );
}
