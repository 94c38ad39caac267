import { Heading, Section, Text } from '@advisor/ui';
import type { SuccessStory } from '../../collections/success-stories/schema';
import type { Testimonial } from '../../collections/testimonials/schema';
import type { SectionWords, Statistic } from '../../shapes/shapes';
import * as styles from './Proof.css';

export interface ProofProps extends SectionWords {
  /** One figure with what it counts. */
  figure: Statistic;
  /** What one client says, with name and role; without it there is no quote. */
  testimonial?: Testimonial | undefined;
  /** One result: a title, what was done and what came of it; without it that part is left out. */
  story?: SuccessStory | undefined;
}

/** In characters: a longer figure would break between its digits. */
const longestAtFigureSize = 6;

// PAGE-1
/** Why to believe the rest of the page: a figure, what one client says, and one result. */
export function Proof({ figure, testimonial, story, ...section }: ProofProps) {
  return (
    <Section {...section} wide background="sunken">
      <div className={styles.parts}>
        <div className={styles.figure}>
          <span className={figure.value.length <= longestAtFigureSize ? styles.value : styles.longValue}>
            {figure.value}
          </span>
          <Text size="s" color="textSoft">
            {figure.label}
          </Text>
        </div>
        {testimonial || story ? (
          <div className={styles.words}>
            {testimonial ? (
              <figure className={styles.testimonial}>
                <blockquote className={styles.quote}>
                  <p>{`“${testimonial.quote}”`}</p>
                </blockquote>
                <Text as="figcaption" size="s" color="textSoft">{`${testimonial.author}, ${testimonial.role}`}</Text>
              </figure>
            ) : null}
            {story ? (
              <div className={styles.story}>
                <Heading level={3} size="l">
                  {story.title}
                </Heading>
                <Text>{story.description}</Text>
                <Text weight="strong">{story.result}</Text>
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
