import { Button, EmptyState } from '@advisor/ui';
import { SelectInput, TextInput, type FieldOption } from '@advisor/ui/fields';
import { useState, type ReactNode } from 'react';
import { jsonFile, LazyDialog, readFile, ToolFrame, type ToolExport, type ToolProps } from '../frame';
import { listLink } from './listLink';
import { addOwn } from './own';
import { Placeholders } from './Placeholders';
import * as styles from './rows.css';
import { capitalized, type CommonFilters, type Directory } from './useDirectory';

export interface DirectoryToolProps<
  Entry extends { id: string },
  Draft,
  Filters extends CommonFilters,
> extends Pick<ToolProps, 'theme' | 'useAddress' | 'headingLevel'> {
  directory: Directory<Entry, Draft, Filters>;
  /** The options of the `choice`. */
  choices: readonly FieldOption[];
  /** The label of the button that exports JSON. */
  exportLabel: string;
  /** Other files of the filtered entries. */
  exports?: readonly Omit<ToolExport, 'disabled'>[];
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

/** A list to search, filter, sort and add to. Renders a `<div role="group">`. */
export function DirectoryTool<Entry extends { id: string }, Draft, Filters extends CommonFilters>(
  props: DirectoryToolProps<Entry, Draft, Filters>,
) {
  const { directory, choices, exports = [], bar, above, list, plain, below, onFilter, headingLevel = 2 } = props;
  const { kind, tool, listed, all, found, now, filters } = directory;
  const { name, noun, choice } = kind;
  const title = `Submit ${capitalized(noun)}`;
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  const where = tool.saves
    ? 'kept in this browser and shown in the list as pending review'
    : 'shown in the list as pending review until you leave this page';
  const change = (changes: object) => {
    onFilter?.();
    directory.change(changes as Partial<Filters>);
  };

  async function importFile(file: File) {
    const { own, added } = addOwn(kind.importFile(await readFile(file)), tool.state, listed);
    if (added > 0) tool.change(() => own);
    tool.notify(
      'success',
      `${capitalized(noun)}s Imported`,
      `${added} ${added === 1 ? `${noun} was` : `${noun}s were`} added as pending. Duplicates were skipped.`,
    );
  }

  function submit(draft: Draft) {
    const submitted = tool.now();
    close();
    tool.change((state) => [...state, kind.fromDraft(draft, [...listed, ...state], submitted)]);
    tool.notify(
      'success',
      `${capitalized(noun)} Submitted`,
      `Your ${kind.fullNoun} has been submitted for review. Thank you!`,
    );
  }

  return (
    <ToolFrame
      tool={tool}
      label={`Industry ${name}`}
      theme={props.theme}
      link={props.useAddress ? () => listLink(tool, directory.query()) : null}
      exports={[
        ...exports,
        { label: props.exportLabel, make: () => jsonFile(kind.exportFile(found, tool.now())) },
      ].map((each) => ({ ...each, disabled: found.length === 0 }))}
      imports={{ label: 'Import JSON', accept: '.json', read: importFile }}
    >
      <div className={styles.directory}>
        <div className={`${styles.section} ${styles.needsScripts}`}>
          <div ref={directory.controls} role="search" className={styles.controls}>
            <div className={styles.search}>
              <TextInput
                type="search"
                autoComplete="off"
                label={`Search ${noun}s`}
                value={filters.search}
                onChange={(search) => change({ search })}
              />
            </div>
            <SelectInput
              placeholder={null}
              label={capitalized(choice)}
              value={filters[choice] as string}
              options={choices}
              onChange={(value) => change({ [choice]: value })}
            />
            <SelectInput
              placeholder={null}
              label="Sort by"
              value={filters.sort}
              options={kind.sorts}
              onChange={(sort) => change({ sort })}
            />
          </div>
          {bar(
            <Button size="small" onClick={() => setSubmitting(true)}>
              {title}
            </Button>,
          )}
        </div>
        {above}
        {!now ? (
          <Placeholders count={kind.placeholders} />
        ) : found.length > 0 ? (
          list(now)
        ) : (
          <EmptyState
            title={`No ${capitalized(noun)}s Found`}
            level={headingLevel}
            action={
              all.length > 0 ? (
                <Button
                  onClick={() => {
                    directory.reset();
                    directory.focusSearch();
                  }}
                >
                  Clear filters
                </Button>
              ) : undefined
            }
          >
            {all.length > 0
              ? `No ${noun} matches the search and the ${choice} chosen.`
              : `There is no ${noun} in this ${name} yet.`}
          </EmptyState>
        )}
        <noscript>{plain}</noscript>
        {below}
      </div>
      {submitting ? (
        <LazyDialog load={kind.loadSubmit} title={title} onClose={close}>
          {({ default: Submit }) => (
            <Submit
              title={title}
              description={`Nothing is sent. Your ${noun} is ${where}.`}
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
