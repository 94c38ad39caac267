import { Children, type ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section';
import { row } from './EntryList.css';

export interface EntryListProps extends Omit<SectionProps, 'wide'> {
  /** `Entry` rows, or components that render one. Each becomes a list item. */
  children: ReactNode;
}

/** Similar items as full-width rows. Renders a `<section>` with a `<ul>`. */
export function EntryList({ children, ...section }: EntryListProps) {
  return (
    <Section {...section} wide>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ul role="list">{Children.map(children, (entry) => (entry ? <li className={row}>{entry}</li> : null))}</ul>
    </Section>
  );
}
