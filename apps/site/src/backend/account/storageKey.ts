/** supabase-js's local storage key of the session. */
export const sessionStorageKey = 'advisor-session';
