import { collection } from '../collection';
import { impactStatisticEntries } from './entries';
import { impactStatistic } from './schema';

export const impactStatisticsCollection = collection({
  name: 'impact-statistics',
  label: 'Impact statistics',
  entryLabel: 'Figure',
  titleField: 'label',
  schema: impactStatistic,
  entries: impactStatisticEntries,
});
