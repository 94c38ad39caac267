import { startServer } from '../../../apps/server/server.ts';

/** Runs the server on a data folder and a build until it is killed, and prints its address. */

const [dataDir, clientDir] = process.argv.slice(2) as [string, string];
const { url } = await startServer({ dataDir, clientDir, port: 0 });
process.stdout.write(`${url}\n`);
