import { FeatureList } from '@advisor/ui/sections';
import { whyWorkWithMe, whyWorkWithMeSection } from '../../lists/home';

/** What a client can expect, row by row. */
export function WhyWorkWithMe() {
  return <FeatureList {...whyWorkWithMeSection} items={whyWorkWithMe} />;
}
