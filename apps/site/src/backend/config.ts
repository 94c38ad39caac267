import { fetchWithTimeout, NoAnswerError } from './fetchWithTimeout';

/** The address of the Supabase project and its public key. */
export interface BackendConfig {
  url: string;
  publishableKey: string;
}

let config: Promise<BackendConfig> | undefined;

/** The origin of the hosted project that the site was built for, if it was for one. */
export function hostedOrigin(): string[] {
  const url: string | undefined = import.meta.env.VITE_SUPABASE_URL;
  return url ? [new URL(url).origin] : [];
}

/**
 * The hosted project named at build (`VITE_SUPABASE_URL`, `VITE_SUPABASE_ANON_KEY`), else the embedded one:
 * it is served from this origin, with its key at `/supabase.json`.
 */
export function loadConfig(): Promise<BackendConfig> {
  const url: string | undefined = import.meta.env.VITE_SUPABASE_URL;
  if (url) return Promise.resolve({ url, publishableKey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? '' });
  // A failed attempt is forgotten, so that the next call tries again.
  config ??= loadEmbedded().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

async function loadEmbedded(): Promise<BackendConfig> {
  const response = await fetchWithTimeout('/supabase.json');
  const answer = response.ok ? ((await response.json().catch(() => null)) as { publishableKey: string } | null) : null;
  if (!answer) throw new NoAnswerError('The server did not say how to reach its database.', response.status);
  return { url: location.origin, publishableKey: answer.publishableKey };
}
