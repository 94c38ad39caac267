/** CORS headers that allow any origin, and the headers that the Supabase client sends. */
export const corsFor = (methods: 'POST' | 'GET, POST') => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': `${methods}, OPTIONS`,
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
});
