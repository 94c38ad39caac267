import { MatrixCover } from '@advisor/content/covers';
import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import { exampleRisks } from '../../wiring/examples/risks';
import type { page } from './page';

/** /cybersecurity-strategy */
export default function CybersecurityStrategy({ words }: PropsOf<typeof page>) {
  return <ServicePage {...words} idea="ranking" cover={<MatrixCover risks={exampleRisks} />} />;
}
