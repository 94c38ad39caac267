import { hostedProject } from '../_shared/project.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';
import { createLog } from '../send-contact-email/log.ts';
import { countIn, createCountHandler } from '../_shared/count-handler.ts';

/** The parts used of Supabase's edge runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>): void;
};

const env = Deno.env.toObject();
const { client } = hostedProject();
const handle = createCountHandler({ store: countIn(client), log: createLog((line) => console.error(line)) });

Deno.serve((request, info) => handle(request, { address: visitorAddress(request, info.remoteAddr.hostname, env) }));
