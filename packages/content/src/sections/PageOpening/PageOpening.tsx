import { Text } from '@advisor/ui';
import { Hero, type HeroProps } from '@advisor/ui/sections';
import type { PageHero } from '../../shapes/shapes';
import * as styles from './PageOpening.css';

export interface PageOpeningProps extends PageHero, Pick<HeroProps, 'cover' | 'coverFrom'> {}

/** The hero of an inner page: label, headline (the `<h1>`), lead, facts, buttons, and a cover with its line. */
export function PageOpening({ lead, cover, coverCaption, ...hero }: PageOpeningProps) {
  const figure = cover ? (
    <figure className={styles.figure}>
      {cover}
      {coverCaption ? (
        <Text as="figcaption" size="xs" color="textSoft">
          {coverCaption}
        </Text>
      ) : null}
    </figure>
  ) : undefined;
  return <Hero {...hero} tagline={lead} cover={figure} />;
}
