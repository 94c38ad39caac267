import { About as AboutSection, PageOpening } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import { useSite } from '../../content/site';
import type { page } from './page';

/** /about */
export default function About({ words }: PropsOf<typeof page>) {
  const { owner } = useSite();
  return (
    <>
      <PageOpening {...words.hero} />
      <AboutSection {...words.about} ownerName={owner.name} portrait={owner.portrait} />
    </>
  );
}
