import { Children, type ReactNode } from 'react';
import { Grid, type GridProps } from '../../layout/Grid';
import { Section, type SectionProps } from '../../layout/Section';

export interface CardGridProps extends Omit<SectionProps, 'wide'> {
  /** The cards, each a `Card` or a component that renders one. Each becomes an item of one list. */
  children: ReactNode;
  /**
   * The number of columns in a wide window.
   * @default 3
   */
  columns?: GridProps['columns'];
}

/** Items of one kind side by side, with equal height. Renders a `<section>` with a `<ul>`, and nothing without cards. */
export function CardGrid({ children, columns = 3, ...section }: CardGridProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Section {...section} wide>
      <Grid as="ul" columns={columns} space="xl">
        {Children.map(children, (card) => (card ? <li>{card}</li> : null))}
      </Grid>
    </Section>
  );
}
