import type { CallerRole } from '@advisor/functions-shared/caller-role.ts';

/**
 * Whether a caller may make a call of the tables. The owner may make any; everybody else exactly those that the site
 * itself makes, because a filter of a stranger's making can keep the database busy for as long as it likes.
 */
export function mayCall(
  role: CallerRole,
  userId: string | null,
  method: string,
  { pathname, searchParams }: URL,
): boolean {
  if (role === 'owner') return true;
  if (role === 'ended') return false;
  const asks = (query: Record<string, string | RegExp>) =>
    searchParams.size === Object.keys(query).length &&
    Object.entries(query).every(([name, value]) => {
      const asked = searchParams.get(name) ?? '';
      return typeof value === 'string' ? asked === value : value.test(asked);
    });
  switch (`${method} ${pathname}`) {
    // PUBLISH-11: the build of a hosted site reads what is published.
    case 'GET /rest/v1/content_entries':
      return asks({
        select: 'collection,key,position,data',
        state: 'eq.published',
        order: 'id.asc',
        offset: /^\d{1,6}$/,
        limit: '1000',
      });
    // AUTH-7
    case 'GET /rest/v1/user_roles':
      return role === 'user' && asks({ select: 'role', user_id: `eq.${userId}`, role: 'eq.admin' });
    case 'POST /rest/v1/rpc/list_sessions':
    case 'POST /rest/v1/rpc/end_session':
      return role === 'user' && asks({});
    default:
      return false;
  }
}
