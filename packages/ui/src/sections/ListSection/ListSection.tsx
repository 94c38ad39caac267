import { List, type ListProps } from '../../layout/List';
import { Section, type SectionProps } from '../../layout/Section';

export interface ListSectionProps
  extends Omit<SectionProps, 'children' | 'wide'>, Pick<ListProps, 'items' | 'columns'> {}

/** Short lines under a heading. Renders a `<section>` with a `<ul>`. */
export function ListSection({ items, columns, ...section }: ListSectionProps) {
  return (
    <Section {...section}>
      <List items={items} columns={columns} />
    </Section>
  );
}
