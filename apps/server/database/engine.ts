import { parentPort, workerData } from 'node:worker_threads';
import { openDurably } from './durable.ts';
import type { EngineAnswer, EngineData, EngineRequest } from './connection.ts';

/** The thread that runs Postgres: it opens the database, and answers messages of the Postgres protocol, one after the other. */

/** What Postgres throws inside PGlite to abort a failed statement; it continues with the next one. */
const STATEMENT_FAILED = 100;

const port = parentPort!;
const answer = (message: EngineAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const database = await openDurably((workerData as EngineData).dir);
const LOOP_ONCE = '_PostgresMainLoopOnce';
const engine = database.Module as unknown as { [LOOP_ONCE](): void };
const { [LOOP_ONCE]: loopOnce } = engine;
// Postgres has ended itself (a PANIC, such as a full disk while it writes its log) or crashed. PGlite swallows that, and
// answers what comes after it with an empty success although nothing is stored. The thread ends before it can.
engine[LOOP_ONCE] = () => {
  try {
    loopOnce();
  } catch (error) {
    if ((error as { status?: number }).status === STATEMENT_FAILED) throw error;
    answer({ kind: 'stopped', reason: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  }
};

port.on('message', async (message: EngineRequest) => {
  if (message === 'close') {
    await database.close();
    port.close();
    return;
  }
  const { data } = await database.execProtocol(message, { throwOnError: false });
  // A copy of its own, since the first message is answered from a buffer that is used again.
  const bytes = new Uint8Array(data);
  answer({ kind: 'answer', bytes }, [bytes.buffer]);
});
answer({ kind: 'open' });
