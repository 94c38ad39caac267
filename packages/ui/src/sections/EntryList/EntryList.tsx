import { Children, type ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section';
import { list, row } from './EntryList.css';

export interface EntryListProps extends Omit<SectionProps, 'wide'> {
  /** The rows, each an `Entry` or a component that renders one. Each becomes an item of one list. */
  children: ReactNode;
}

/** Items of one kind as full-width rows. Renders a `<section>` with a `<ul>`, and nothing without rows. */
export function EntryList({ children, ...section }: EntryListProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Section {...section} wide>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ul className={list} role="list">
        {Children.map(children, (entry) => (entry ? <li className={row}>{entry}</li> : null))}
      </ul>
    </Section>
  );
}
