import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../journeys/site.ts';

const nginx = '/usr/sbin/nginx';
const caddy = '/usr/bin/caddy';
const modules = '/etc/nginx/modules-enabled';

/** Whether Debian's nginx, with its module for brotli, and Caddy are here. */
export const hasWebServers = (): boolean =>
  existsSync(nginx) &&
  existsSync(caddy) &&
  existsSync(modules) &&
  readdirSync(modules).some((name) => name.includes('brotli-static'));

export interface WebServer {
  /** Its origin. */
  url: string;
  stop(): Promise<void>;
}

/** Puts one text in the place of another. Throws if it is not there. */
function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The configuration has no "${from}".`);
  return text.replace(from, () => to);
}

/** Starts nginx with a configuration that the build wrote, on a port of its own and for another folder. */
export async function startNginx(configuration: string, client: string): Promise<WebServer> {
  const port = await freePort();
  let site = readFileSync(configuration, 'utf8');
  site = replace(site, 'listen 80;', `listen 127.0.0.1:${port};`);
  site = replace(site, 'listen [::]:80;', '');
  site = replace(site, '/srv/advisor/client', client);
  return start(port, (folder) => {
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `include ${modules}/*.conf;
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`,
    );
    return [nginx, '-c', join(folder, 'nginx.conf')];
  });
}

/** Starts Caddy with a configuration that the build wrote, without certificates, on a port of its own and for another folder. */
export async function startCaddy(configuration: string, client: string, hostname: string): Promise<WebServer> {
  const port = await freePort();
  let site = readFileSync(configuration, 'utf8');
  site = replace(site, `${hostname} {`, `http://127.0.0.1:${port} {`);
  site = replace(site, '/srv/advisor/client', client);
  return start(port, (folder) => {
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    return [caddy, 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  });
}

async function start(port: number, prepare: (folder: string) => string[]): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-web-server-'));
  const [program, ...args] = prepare(folder);
  const server = spawn(program!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    server.once('exit', () => {
      hasEnded = true;
      resolve();
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (hasEnded) throw new Error(`${program} ended:\n${printed}`);
    const answers = await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
