import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section';
import { Actions, type SectionActions } from '../Actions';

export interface CallToActionProps extends Pick<SectionProps, 'label' | 'level' | 'id'> {
  /** The next step, or the question it answers. */
  heading: ReactNode;
  /** What the reader gets, and how soon. */
  children?: ReactNode;
  /** One or two links, drawn as buttons; the first is the primary one. */
  actions: SectionActions;
}

/** Ends a page with the next step. Renders a `<section>` as a band with a subtle background. */
export function CallToAction({ heading, children, actions, ...section }: CallToActionProps) {
  return (
    <Section {...section} heading={heading} intro={children} background="sunken">
      <Actions actions={actions} />
    </Section>
  );
}
