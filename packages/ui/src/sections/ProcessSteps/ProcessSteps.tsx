import type { ReactNode } from 'react';
import { Heading } from '../../layout/Heading';
import { levelBelow } from '../../layout/Heading/Heading';
import { Section, type SectionProps } from '../../layout/Section';
import * as rows from '../rows.css';
import { duration as durationStyle } from './ProcessSteps.css';

export interface ProcessStep {
  title: string;
  description: ReactNode;
  /** How long it takes: "30 minutes". */
  duration?: string;
}

export interface ProcessStepsProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** The steps in their order, which numbers them: each a title, a description and, if known, a duration. */
  steps: readonly ProcessStep[];
}

/** The steps of a process, in order. Renders a `<section>` with an `<ol>`. */
export function ProcessSteps({ steps, level = 2, ...section }: ProcessStepsProps) {
  return (
    <Section {...section} level={level}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ol className={rows.rows} role="list">
        {steps.map(({ title, description, duration }, index) => (
          <li key={title} className={rows.rowWith.sign}>
            <span className={rows.sign} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Heading level={section.heading ? levelBelow(level) : level} size="l">
                {title}
              </Heading>
              {duration ? <p className={durationStyle}>{duration}</p> : null}
            </div>
            <div className={rows.text}>{description}</div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
