import { startServer } from '../../../apps/server/server.ts';

/** Runs the server on a data folder and a build, with variables, until it is killed, and prints its address. */

const [dataDir, clientDir, env = '{}'] = process.argv.slice(2) as [string, string, string?];
const { url, databaseError } = await startServer({
  dataDir,
  clientDir,
  port: 0,
  env: JSON.parse(env) as NodeJS.ProcessEnv,
  trustProxy: true,
});
if (databaseError) console.error(databaseError);
process.stdout.write(`${url}\n`);
