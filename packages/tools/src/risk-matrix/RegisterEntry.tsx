import { Badge, Icon, IconButton } from '@advisor/ui';
import { Pencil, Trash2 } from 'lucide';
import { screenOnly } from '../frame';
import { dateFormat } from '../language';
import { dayAdded } from './dayAdded';
import type { Risk } from './document';
import * as styles from './RiskMatrix.css';
import type { Row } from './rows';
import type { View } from './view';
import { useRiskLanguage } from './useRiskLanguage';
import { afterMitigation, riskLevel, scoreOf, type Bands, type Level, type Rated } from './rules';

// The day is the same everywhere.
const dayFormat = { dateStyle: 'medium', timeZone: 'UTC' } as const;

export interface RegisterEntryProps {
  row: Row;
  bands: Bands;
  view: View;
  onEdit: (risk: Risk) => void;
  onDelete: (risk: Risk) => void;
}

/** A risk of the register. Renders a `<div>`, for a list item. */
export function RegisterEntry({ row, bands, view, onEdit, onDelete }: RegisterEntryProps) {
  const { locale, t } = useRiskLanguage();
  const { risk } = row;
  const rated = { category: t(risk.category), probability: t(row.probability), impact: t(row.impact) };
  const { residualProbability, residualImpact } = risk;
  const day = dayAdded(risk);
  const other = view === 'after' ? risk : afterMitigation(risk);
  return (
    <div data-risk={risk.id} className={styles.entry}>
      <div className={styles.entryHead}>
        <p className={styles.entryTitle}>{risk.title}</p>
        <div className={`${styles.entryActions} ${screenOnly}`}>
          <IconButton
            label={t('Edit {name}', { name: risk.title })}
            icon={<Icon icon={Pencil} />}
            onClick={() => onEdit(risk)}
          />
          <IconButton
            label={t('Delete {name}', { name: risk.title })}
            tone="danger"
            icon={<Icon icon={Trash2} />}
            onClick={() => onDelete(risk)}
          />
        </div>
      </div>
      <div className={styles.badges}>
        <Score rated={row} bands={bands} />
        <Badge tone={risk.status === 'Open' ? 'info' : 'neutral'}>{t(risk.status)}</Badge>
        <span className={styles.small}>
          {view === 'after'
            ? t('{category}. Probability {probability}, impact {impact} after mitigation', rated)
            : t('{category}. Probability {probability}, impact {impact}', rated)}
        </span>
      </div>
      <p className={styles.entryText}>{risk.description}</p>
      {risk.mitigation ? (
        <p className={styles.entryText}>
          <strong>{t('Mitigation:')}</strong> <span>{risk.mitigation}</span>
        </p>
      ) : null}
      {residualProbability || residualImpact ? (
        <div className={styles.badges}>
          <span className={styles.small}>{view === 'after' ? t('Before mitigation:') : t('After mitigation:')}</span>
          <Score rated={other} bands={bands} />
          <span className={styles.small}>
            {t('Probability {probability}, impact {impact}', {
              probability: t(other.probability),
              impact: t(other.impact),
            })}
          </span>
        </div>
      ) : null}
      <p className={styles.small}>
        <span>{`${risk.owner ? `${t('Owner: {owner}.', { owner: risk.owner })} ` : ''}${t('Added')}`}</span>{' '}
        <time dateTime={day}>{dateFormat(locale, dayFormat)(Date.parse(`${day}T00:00:00Z`))}</time>
      </p>
    </div>
  );
}

/** The rating without mitigation; `rated` has the one of the view. */
function Score({ rated: { probability, impact }, bands }: { rated: Rated; bands: Bands }) {
  const { t } = useRiskLanguage();
  const score = scoreOf({ probability, impact });
  const level = riskLevel(score, bands);
  return <Badge level={level.toLowerCase() as Lowercase<Level>}>{`${score} ${t(level)}`}</Badge>;
}
