import { Badge } from '@advisor/ui';
import { riskLevel, scoreOf, type Bands, type Level, type Rated } from './rules';
import { useRiskLanguage } from './useRiskLanguage';

/** The score and level of the current rating, ignoring mitigation. Renders a `<span>`. */
export function Score({ rated: { probability, impact }, bands }: { rated: Rated; bands: Bands }) {
  const { t } = useRiskLanguage();
  const score = scoreOf({ probability, impact });
  const level = riskLevel(score, bands);
  return (
    <Badge level={level.toLowerCase() as Lowercase<Level>}>
      {score} {t(level)}
    </Badge>
  );
}
