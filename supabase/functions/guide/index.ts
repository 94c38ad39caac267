import { createGuideHandler } from '../_shared/guide-handler.ts';
import { hostedProject } from '../_shared/project.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';
import { createLog } from '../send-contact-email/log.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>): void;
};

const env = Deno.env.toObject();
const { client, secretKey } = hostedProject();
const handle = createGuideHandler({
  client,
  secret: secretKey,
  siteUrl: env.SITE_URL,
  clock: () => new Date(),
  log: createLog((line) => console.error(line)),
});

Deno.serve((request, info) => handle(request, { address: visitorAddress(request, info.remoteAddr.hostname, env) }));
