import type { ReactNode } from 'react';
import { Heading } from '../../layout/Heading';
import { levelBelow } from '../../layout/Heading/Heading';
import { Section, type SectionProps } from '../../layout/Section';
import * as rows from '../rows.css';
import * as styles from './ProcessSteps.css';

export interface ProcessStep {
  title: string;
  description: ReactNode;
  /** How long it takes: "30 minutes", "2–3 weeks". */
  duration?: string;
  /** A decorative drawing below the text, such as a timeline. */
  drawing?: ReactNode;
}

export interface ProcessStepsProps extends Omit<SectionProps, 'children' | 'wide'> {
  steps: readonly ProcessStep[];
}

/** The steps of a process, in order. Renders a `<section>` with an `<ol>`. */
export function ProcessSteps({ steps, level = 2, ...section }: ProcessStepsProps) {
  return (
    <Section {...section} level={level}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ol role="list">
        {steps.map(({ title, description, duration, drawing }, index) => (
          <li key={title} className={rows.rowWith.sign}>
            <span className={rows.sign} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Heading level={section.heading ? levelBelow(level) : level} size="l">
                {title}
              </Heading>
              {duration ? <p className={styles.duration}>{duration}</p> : null}
            </div>
            <div className={rows.text}>{description}</div>
            {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
