import { Icon, Picture } from '@advisor/ui';
import { Star } from 'lucide';
import type { Testimonial } from '../../collections/testimonials/schema';
import * as styles from './TestimonialCard.css';

const best = 5;

export interface TestimonialCardProps {
  /** The testimonial to show: quote, author, what they do, rating, and a picture if there is one. */
  testimonial: Testimonial;
}

// CONTENT-7
/** What someone said about the work, with a rating of 1 to 5 in stars and in words. Renders a `<figure>`. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const { quote, author, role, rating, picture } = testimonial;
  return (
    <figure className={styles.testimonial}>
      <div className={styles.rating}>
        <span className={styles.stars} aria-hidden="true">
          {Array.from({ length: best }, (_, index) => (
            <Icon key={index} icon={Star} size={18} className={index < rating ? styles.star : styles.missing} />
          ))}
        </span>
        <span>{`${rating} out of ${best}`}</span>
      </div>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.author}>
        {picture?.image ? (
          <span className={styles.picture}>
            <Picture image={picture.image} alt="" sizes="56px" />
          </span>
        ) : null}
        <span className={styles.words}>
          <span className={styles.name}>{author}</span>
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
