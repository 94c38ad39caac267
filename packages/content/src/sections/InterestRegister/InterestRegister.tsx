import { Heading, Link, Section, Text } from '@advisor/ui';
import { isPrevious } from '../../shapes/isPrevious';
import type { Board } from '../../collections/boards/schema';
import type { Venture } from '../../collections/ventures/schema';
import { kinds } from '../../shapes/kinds';
import type { SectionWords } from '../../shapes/shapes';
import * as styles from './InterestRegister.css';

export interface InterestRegisterProps extends SectionWords {
  /** Companies, first in the table. */
  ventures: readonly Venture[];
  /** Seats, in order. */
  boards: readonly Board[];
}

interface Interest {
  name: string;
  href: string | undefined;
  description: string;
  role: string | undefined;
  kind: string;
  pay: Board['interest'];
  since: string | undefined;
  /** Undefined for a current one; '' if the end is unknown. */
  until: string | undefined;
}

const fromVenture = ({ name, href, description, role, type, interest, since }: Venture): Interest => ({
  name,
  href,
  description,
  role,
  kind: type,
  pay: interest,
  since,
  until: undefined,
});

const fromBoard = (board: Board): Interest => ({
  name: board.name,
  href: board.website,
  description: board.description,
  role: board.role,
  kind: board.type,
  pay: board.interest,
  since: board.since,
  until: isPrevious(board) ? (board.until ?? '') : undefined,
});

const current = 'Current';
const columns = ['Organization', 'Role', 'Kind', 'Pay', 'Since', 'Status'] as const;

// PAGE-3, PAGE-42
/**
 * The owner's interests in other organizations, in one table with totals; two lines each on a phone. Renders a
 * `<section>`.
 */
export function InterestRegister({ ventures, boards, ...section }: InterestRegisterProps) {
  const interests = [...ventures.map(fromVenture), ...boards.map(fromBoard)];
  return (
    <Section {...section} wide>
      {interests.length > 0 ? (
        <>
          <Text weight="medium">{sumUp(interests)}</Text>
          {/* Divs with table roles: rows that are displayed as cards would lose the native ones. */}
          <div role="table" aria-label={section.heading} className={styles.table}>
            <div role="rowgroup">
              <div role="row" className={styles.heads}>
                {columns.map((column) => (
                  <div key={column} role="columnheader">
                    {column}
                  </div>
                ))}
              </div>
            </div>
            <div role="rowgroup">
              {interests.map((interest) => (
                <Row key={interest.name} {...interest} />
              ))}
            </div>
          </div>
        </>
      ) : null}
    </Section>
  );
}

function Row({ name, href, description, role, kind, pay, since, until }: Interest) {
  const ended = until !== undefined;
  const cells = [role, kind, pay, since, ended ? `Ended ${until}`.trim() : current];
  return (
    <div role="row" className={styles.row} data-ended={ended || undefined}>
      <div role="rowheader" className={styles.name}>
        <Heading level={3} size="m">
          {href ? <Link href={href}>{name}</Link> : name}
        </Heading>
        <div className={styles.description}>
          <Text size="xs" color="soft">
            {description}
          </Text>
        </div>
      </div>
      <div role="none" className={styles.facts}>
        {cells.map((cell, index) => (
          <div
            key={columns[index + 1]}
            role="cell"
            className={styles.cell}
            data-column={columns[index + 1]}
            data-plain={cell === undefined || cell === current || undefined}
          >
            {cell ?? '–'}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * "22 interests: 4 owner, 7 paid, …. 4 of them have ended." Unknown pay is left out of the totals by pay. Counts stay on
 * one line with what they count.
 */
function sumUp(interests: readonly Interest[]): string {
  const ended = interests.filter(({ until }) => until !== undefined).length;
  const byPay = kinds.interest
    .map((pay) => [pay, interests.filter((each) => each.pay === pay).length] as const)
    .filter(([, count]) => count > 0)
    .map(([pay, count]) => `${count}\u00a0${pay.toLowerCase()}`);
  const all = `${interests.length}\u00a0${interests.length === 1 ? 'interest' : 'interests'}`;
  const which = interests.length === 1 ? 'It' : `${ended}\u00a0of\u00a0them`;
  const gone = ended > 0 ? ` ${which} ${ended === 1 ? 'has' : 'have'} ended.` : '';
  return `${all}${byPay.length > 0 ? `: ${byPay.join(', ')}` : ''}.${gone}`;
}
