/** The key under which supabase-js keeps the session in local storage. */
export const sessionStorageKey = 'advisor-session';

/** The key of the role that the server last named for the session, `admin` or `user`: for what a page shows before it asks. */
export const roleStorageKey = 'advisor-role';
