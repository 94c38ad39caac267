import { ButtonLink } from '../../actions/ButtonLink';
import { actions as row } from './Actions.css';

/** A link of a section. */
export interface SectionAction {
  /** The label: "Book a speaking engagement". */
  label: string;
  href: string;
}

/** One or two; the first is the primary one. */
export type SectionActions = readonly SectionAction[];

/** The actions of a section: the first `primary`, the second `secondary`; full width on a phone. */
export function Actions({ actions }: { actions: SectionActions }) {
  return (
    <div className={row}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
