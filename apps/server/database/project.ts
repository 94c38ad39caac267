import { App } from '@supabase/lite';
import type { Secrets } from '../data/data-folder.ts';
import type { ProjectConnection } from '../sql/connection.ts';

export interface ProjectSettings {
  secrets: Secrets;
  /** Public URL of the site, for links in mails. */
  siteUrl: string;
  /** Whether accounts can be created. Only for the short-lived project that creates the owner. @default false */
  signUp?: boolean;
}

/** The in-process Supabase project. Same settings as `supabase/config.toml`; never with admin mode. */
export function createProject(
  { library }: Pick<ProjectConnection, 'library'>,
  { secrets, siteUrl, signUp = false }: ProjectSettings,
): App {
  keepGrants(library);
  setContextAtOnce(library);
  return new App({
    connection: library,
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
      // It sends no mail: the gate does (`auth/`). Its default would log codes.
      drivers: { email: { send: () => Promise.resolve() } },
    },
  });
}

/**
 * Keeps the library from granting all roles all rights on every table at the first request: the migrations declare the
 * grants, and another process may be answering requests.
 */
function keepGrants(library: ProjectConnection['library']): void {
  const state = library as unknown as { rlsState?: string };
  if (state.rlsState === undefined) throw new Error('This version of @supabase/lite grants rights in another way.');
  state.rlsState = 'active';
}

/** The library's statements at the start of a request's transaction. */
interface Context {
  applyJwtSessionContext(
    transaction: Transaction,
    vars: { auth?: { role?: string; uid?: unknown; jwt?: unknown }; storage?: { operation?: unknown } },
  ): Promise<void>;
  applyRpcRequestGucs(
    transaction: Transaction,
    request: { method: string; path: string; requestHeaders?: unknown },
  ): Promise<void>;
}

interface Transaction {
  executeQuery(query: { sql: string; parameters: string[]; query: object; queryId: object }): Promise<unknown>;
}

/**
 * Sets a request's role and claims with one statement, and the request context for functions with another. The library
 * uses one per setting, which took most of a short request's time. All are local to the transaction.
 */
function setContextAtOnce(library: ProjectConnection['library']): void {
  const context = library as unknown as Context;
  if (typeof context.applyJwtSessionContext !== 'function' || typeof context.applyRpcRequestGucs !== 'function')
    throw new Error('This version of @supabase/lite sets the role of a request in another way.');
  context.applyJwtSessionContext = (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon';
    const { jwt } = auth ?? {};
    return setLocally(transaction, {
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'storage.operation': String(storage?.operation ?? ''),
      'request.jwt.claims': jwt && typeof jwt === 'object' ? JSON.stringify(jwt) : '',
      // Last, because it drops privileges.
      role,
    });
  };
  context.applyRpcRequestGucs = (transaction, { method, path, requestHeaders }) =>
    setLocally(transaction, {
      'response.status': '',
      'response.headers': '',
      'request.method': method,
      'request.path': path,
      'request.headers': JSON.stringify(requestHeaders ?? {}),
    });
}

async function setLocally(transaction: Transaction, settings: Record<string, string>): Promise<void> {
  const names = Object.keys(settings);
  const sql = `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`;
  await transaction.executeQuery({
    sql,
    parameters: Object.values(settings),
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: names[0]! },
  });
}
