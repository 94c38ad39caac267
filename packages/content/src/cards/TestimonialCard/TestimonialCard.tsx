import { Star } from 'lucide-react';
import type { Testimonial } from '../../lists/apply-mentorship-program';
import * as styles from './TestimonialCard.css';

const best = 5;

export interface TestimonialCardProps {
  testimonial: Testimonial;
}

/** What someone said of the work, with a rating in stars and in words (spec/site.md §9: 1 to 5). Renders a `<figure>`. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const { quote, author, role, rating } = testimonial;
  return (
    <figure className={styles.testimonial}>
      <div className={styles.rating}>
        <span className={styles.stars} aria-hidden="true">
          {Array.from({ length: best }, (_, index) => (
            <Star
              key={index}
              className={index < rating ? styles.star : styles.missing}
              size={18}
              strokeWidth={1.5}
              absoluteStrokeWidth
            />
          ))}
        </span>
        {rating} out of {best}
      </div>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>{author}</span>
        {role}
      </figcaption>
    </figure>
  );
}
