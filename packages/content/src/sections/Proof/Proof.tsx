import { Heading, Section, Text } from '@advisor/ui';
import type { SuccessStory } from '../../collections/success-stories/schema';
import type { Testimonial } from '../../collections/testimonials/schema';
import type { SectionWords, Statistic } from '../../shapes/shapes';
import * as styles from './Proof.css';

export interface ProofProps extends SectionWords {
  /** A figure with its label. */
  figure: Statistic;
  testimonial?: Testimonial | undefined;
  story?: SuccessStory | undefined;
}

// PAGE-1
/** Evidence for the page's claims: a figure, a testimonial, and a success story. */
export function Proof({ figure, testimonial, story, ...section }: ProofProps) {
  return (
    <Section {...section} wide surface="sunken">
      <div className={styles.parts}>
        <div className={styles.figure}>
          <span className={styles.value}>{figure.value}</span>
          <Text size="s" color="soft">
            {figure.label}
          </Text>
        </div>
        <div className={styles.words}>
          {testimonial ? (
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>
                <p>“{testimonial.quote}”</p>
              </blockquote>
              <Text as="figcaption" size="s" color="soft">
                {testimonial.author}, {testimonial.role}
              </Text>
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
      </div>
    </Section>
  );
}
