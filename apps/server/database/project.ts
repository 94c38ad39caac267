import { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Secrets } from '../data/data-folder.ts';

export interface ProjectSettings {
  secrets: Secrets;
  /** Public address of the site: links in mails point there. */
  siteUrl: string;
  /** Whether accounts can be made. Only for the short-lived project that makes the owner. @default false */
  signUp?: boolean;
}

/** The Supabase project in this process. Same settings as `supabase/config.toml`; never with admin mode. */
export function createProject(
  connection: PostgresConnection,
  { secrets, siteUrl, signUp = false }: ProjectSettings,
): App {
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: signUp,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`, `${siteUrl.replace('//localhost', '//127.0.0.1')}/**`],
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: 12,
      email: { enable_signup: signUp, enable_confirmations: false, double_confirm_changes: true },
    },
    options: {
      server: { admin: false, disableStudio: true },
      // It sends no mail: the gate does that (`auth/`). Its default would print codes to the log.
      drivers: { email: { send: () => Promise.resolve() } },
    },
  });
}
