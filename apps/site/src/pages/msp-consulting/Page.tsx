import { BarsCover } from '@advisor/content/covers';
import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /msp-consulting */
export default function MspConsulting({ words, entries }: PropsOf<typeof page>) {
  const cover = (
    <BarsCover
      values={entries.mspGuideChapters.map(({ pages }) => pages)}
      name="Pages of the chapters of the MSP guide"
    />
  );
  return <ServicePage {...words} idea="measurement" cover={cover} />;
}
