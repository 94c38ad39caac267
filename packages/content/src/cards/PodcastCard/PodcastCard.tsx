import { ButtonLink, Card, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import type { Podcast } from '../../collections/podcasts/schema';
import { Day } from '../Day';

export interface PodcastCardProps {
  /** The episode to show: title, show, kind, date, duration, description and address. */
  podcast: Podcast;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A podcast episode with the owner; "Listen" opens it in a new tab. Renders an `<article>`. */
export function PodcastCard({ podcast, level }: PodcastCardProps) {
  const { title, platform, date, description, duration, type, url } = podcast;
  return (
    <Card
      heading={title}
      level={level}
      meta={
        <>
          <span>{type}</span>
          <span>{duration}</span>
          <Day date={date} />
        </>
      }
      actions={
        <ButtonLink href={url} variant="secondary" size="small">
          Listen<VisuallyHidden>{` to ${title}`}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Text size="s" weight="medium">
        {platform}
      </Text>
      <Text size="s">{description}</Text>
    </Card>
  );
}
