import { Text } from '@advisor/ui';
import { Hero, type HeroProps } from '@advisor/ui/sections';
import type { PageHero } from '../../shapes/shapes';
import * as styles from './PageOpening.css';

export interface PageOpeningProps extends PageHero, Pick<HeroProps, 'cover' | 'coverFrom' | 'beside' | 'children'> {}

/**
 * The hero of an inner page: label, headline (the `<h1>`), lead, facts, buttons, and a cover with its caption, or the
 * page's form beside them.
 */
export function PageOpening({ lead, cover, coverCaption, ...hero }: PageOpeningProps) {
  const figure = cover ? (
    <figure className={styles.figure}>
      {cover}
      {coverCaption ? (
        <Text as="figcaption" size="xs" color="soft">
          {coverCaption}
        </Text>
      ) : null}
    </figure>
  ) : undefined;
  return <Hero {...hero} tagline={lead} cover={figure} />;
}
