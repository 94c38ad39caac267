/** The key under which supabase-js keeps the session in local storage. */
export const sessionStorageKey = 'advisor-session';
