import { Entry, Text, type EntryProps } from '@advisor/ui';
import type { CommunityInitiative } from '../../collections/community-initiatives/schema';

export interface CommunityCardProps {
  /** The nonprofit to show: name, kind, description, result and subjects. */
  initiative: CommunityInitiative;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: EntryProps['level'];
}

/** A nonprofit the owner works for, with its impact. Renders an `<article>` as a row. */
export function CommunityCard({ initiative: { name, type, description, impact, focus }, level }: CommunityCardProps) {
  return (
    <Entry heading={name} level={level} meta={type}>
      <Text size="s" measure>
        {description}
      </Text>
      <Text size="s" weight="strong" tabular>
        {impact}
      </Text>
      <Text size="s" color="textSoft">
        {focus.join(' · ')}
      </Text>
    </Entry>
  );
}
