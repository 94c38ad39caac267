import { Badge, IconButton } from '@advisor/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { screenOnly } from '../frame';
import type { Risk } from './document';
import * as styles from './RiskMatrix.css';
import type { Row } from './rows';
import type { View } from './view';
import { afterMitigation, riskLevel, scoreOf, type Bands, type Level, type Rated } from './rules';

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

export interface RegisterEntryProps {
  row: Row;
  bands: Bands;
  view: View;
  onEdit: (risk: Risk) => void;
  onDelete: (risk: Risk) => void;
}

/** A risk of the register. Renders a `<div>`, for a list item. */
export function RegisterEntry({ row, bands, view, onEdit, onDelete }: RegisterEntryProps) {
  const { risk } = row;
  const { residualProbability, residualImpact } = risk;
  const other = view === 'after' ? risk : afterMitigation(risk);
  return (
    <div data-risk={risk.id} className={styles.entry}>
      <div className={styles.entryHead}>
        <p className={styles.entryTitle}>{risk.title}</p>
        <div className={`${styles.entryActions} ${screenOnly}`}>
          <IconButton label={`Edit ${risk.title}`} icon={<Pencil {...icon} />} onClick={() => onEdit(risk)} />
          <IconButton
            label={`Delete ${risk.title}`}
            tone="critical"
            icon={<Trash2 {...icon} />}
            onClick={() => onDelete(risk)}
          />
        </div>
      </div>
      <div className={styles.badges}>
        <Score rated={row} bands={bands} />
        <Badge tone={risk.status === 'Open' ? 'neutral' : 'muted'}>{risk.status}</Badge>
        <span className={styles.small}>
          {risk.category}. Probability {row.probability}, impact {row.impact}
          {view === 'after' ? ' after mitigation' : ''}
        </span>
      </div>
      <p className={styles.entryText}>{risk.description}</p>
      {risk.mitigation ? (
        <p className={styles.entryText}>
          <strong>Mitigation:</strong> {risk.mitigation}
        </p>
      ) : null}
      {residualProbability || residualImpact ? (
        <div className={styles.badges}>
          <span className={styles.small}>{view === 'after' ? 'Before' : 'After'} mitigation:</span>
          <Score rated={other} bands={bands} />
          <span className={styles.small}>
            Probability {other.probability}, impact {other.impact}
          </span>
        </div>
      ) : null}
      <p className={styles.small}>
        {risk.owner ? `Owner: ${risk.owner}. ` : ''}Added <time>{risk.dateAdded.slice(0, 10)}</time>
      </p>
    </div>
  );
}

/** The rating without mitigation; `rated` has the one of the view. */
function Score({ rated: { probability, impact }, bands }: { rated: Rated; bands: Bands }) {
  const score = scoreOf({ probability, impact });
  const level = riskLevel(score, bands);
  return (
    <Badge tone={level.toLowerCase() as Lowercase<Level>}>
      {score} {level}
    </Badge>
  );
}
