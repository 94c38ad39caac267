import { Children, type ReactNode } from 'react';
import { Grid, type GridProps } from '../../layout/Grid';
import { Section, type SectionProps } from '../../layout/Section';

export interface CardGridProps extends Omit<SectionProps, 'wide'> {
  /** `Card`s, or components that render one. Each becomes a list item. */
  children: ReactNode;
  /**
   * The number of columns in a wide viewport.
   * @default 3
   */
  columns?: GridProps['columns'];
}

/** Similar items side by side, with equal height. Renders a `<section>` with a `<ul>`. */
export function CardGrid({ children, columns = 3, ...section }: CardGridProps) {
  return (
    <Section {...section} wide>
      <Grid as="ul" columns={columns} space="xl">
        {Children.map(children, (card) => (card ? <li>{card}</li> : null))}
      </Grid>
    </Section>
  );
}
