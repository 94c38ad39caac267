import { Button, EmptyState } from '@advisor/ui';
import { SelectInput, TextInput, type FieldOption } from '@advisor/ui/fields';
import { useLanguage, type Catalog } from '@advisor/ui/language';
import { useState, type ReactNode } from 'react';
import { LazyDialog, readFile, ToolFrame, type ToolExport, type ToolProps } from '../frame';
import { InputError } from '../language';
import { maxSearchCharacters } from './filterQuery';
import { listLink } from './listLink';
import type { DirectoryWords } from './messages/es';
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
  const { texts, choice, tool, listed, all, found, now, filters, headingLevel, exports, controls, onFilter } = props;
  const { t } = useLanguage<DirectoryWords>();
  const { tell, plural } = useLanguage<Catalog>();
  const translate = (text: string) => tell({ text });
  const title = translate(texts.submit);
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  const change = (changes: object) => {
    onFilter?.();
    props.change(changes as Partial<Filters>);
  };

  function link() {
    if (filters.search.trim().length > maxSearchCharacters)
      throw new InputError<DirectoryWords>('The search is too long for a link: shorten it to {limit} characters.', {
        limit: maxSearchCharacters,
      });
    return listLink(tool, props.query());
  }

  async function importFile(file: File) {
    const imported = props.importFile(await readFile(file));
    const ids = new Set(listed.map(({ id }) => id));
    const inOtherLanguages = imported.some(({ id }) => ids.has(id)) ? await props.loadOtherLanguages() : [];
    const { own, added } = addOwn(imported, tool.latest(), listed, inOtherLanguages);
    if (added > 0) tool.change(() => own);
    tool.notify(translate(texts.imported), plural(added, ...texts.added));
  }

  function submit(entryAmong: (others: readonly Entry[]) => Entry) {
    close();
    tool.change((state) => [...state, entryAmong([...listed, ...state])]);
    const [title, message] = texts.submitted;
    tool.notify(translate(title), translate(message));
  }

  return (
    <ToolFrame
      tool={tool}
      label={texts.label}
      theme={props.theme}
      link={tool.link && link}
      exports={exports.map((each) => ({ ...each, disabled: found.length === 0 }))}
      imports={{ label: t('Import JSON'), accept: '.json', read: importFile }}
    >
      <div className={styles.directory}>
        <div className={`${styles.section} ${styles.needsScripts}`}>
          <div ref={controls} role="search" className={styles.controls}>
            <div className={styles.search}>
              <TextInput
                type="search"
                autoComplete="off"
                label={translate(texts.search)}
                maxLength={maxSearchCharacters}
                keepsExcess
                value={filters.search}
                onChange={(search) => change({ search })}
              />
            </div>
            <SelectInput
              placeholder={null}
              label={translate(texts.choice)}
              value={filters[choice] as string}
              options={props.choices}
              onChange={(value) => change({ [choice]: value })}
            />
            <SelectInput
              placeholder={null}
              label={t('Sort by')}
              value={filters.sort}
              options={props.sorts.map(({ value, label }) => ({ value, label: translate(label) }))}
              onChange={(sort) => change({ sort })}
            />
          </div>
          {/* oxlint-disable-next-line translation/text-alone -- buttons */}
          {props.bar(
            <Button size="small" onClick={() => setSubmitting(true)}>
              {title}
            </Button>,
          )}
        </div>
        {props.above}
        {/* oxlint-disable-next-line translation/text-alone -- a list */}
        {!now ? (
          <Placeholders count={props.placeholders} />
        ) : found.length > 0 ? (
          props.list(now)
        ) : (
          <EmptyState
            title={translate(texts.nothing)}
            level={headingLevel}
            action={
              all.length > 0 ? (
                <Button
                  onClick={() => {
                    props.reset();
                    props.focusSearch();
                  }}
                >
                  {t('Clear filters')}
                </Button>
              ) : undefined
            }
          >
            {translate(all.length > 0 ? texts.noMatch : texts.empty)}
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
              description={translate(tool.saves ? texts.kept : texts.notKept)}
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
