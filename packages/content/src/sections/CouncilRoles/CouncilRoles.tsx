import { EntryList } from '@advisor/ui/sections';
import { RoleCard } from '../../cards/RoleCard';
import type { CouncilRole } from '../../collections/council-roles/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface CouncilRolesProps extends SectionWords {
  /** The roles, a row each, in this order. */
  roles: readonly CouncilRole[];
}

/** Leadership roles in one association or group, row by row. */
export function CouncilRoles({ roles, ...section }: CouncilRolesProps) {
  return (
    <EntryList {...section}>
      {roles.map((role) => (
        <RoleCard key={role.name} role={role} />
      ))}
    </EntryList>
  );
}
