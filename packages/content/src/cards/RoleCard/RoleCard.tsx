import { Badge, Entry, List, Text, type EntryProps } from '@advisor/ui';
import type { CouncilRole } from '../../collections/council-roles/schema';

export interface RoleCardProps {
  /** The role to show: name, organization, position, description and responsibilities. */
  role: CouncilRole;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: EntryProps['level'];
}

/** A leadership role on a council or an advisory body, with its four responsibilities. Renders an `<article>` as a row. */
export function RoleCard({ role: { name, organization, role, description, responsibilities }, level }: RoleCardProps) {
  return (
    <Entry
      heading={name}
      level={level}
      meta={
        <>
          <Badge>{role}</Badge>
          <span>{organization}</span>
        </>
      }
    >
      <Text measure>{description}</Text>
      <List items={responsibilities} columns={2} size="s" />
    </Entry>
  );
}
