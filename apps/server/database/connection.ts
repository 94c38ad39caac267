import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { PostgresConnection } from '@supabase/lite/postgres';

/** What the thread is started with: the folder of the database. */
export interface EngineData {
  dir: string;
}

/** Bytes of the Postgres protocol, or the request to close the database and end. */
export type EngineRequest = Uint8Array | 'close';

export type EngineAnswer =
  | { kind: 'open' }
  | { kind: 'answer'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'stopped'; reason: string };

/** The time that a statement may take, in ms. The longest of the site is the cleaning after messages were erased. */
const STATEMENT_LIMIT_MS = 60_000;
/**
 * Postgres goes one step deeper for each bracket of a nested value. This holds the 14,000 brackets that fit in the
 * address of a request, with room to spare; `rest-body.ts` refuses deeper bodies.
 */
const STACK_MB = 8;
/** SQLSTATE for a server that has crashed. */
const CRASHED = '57P02';

interface Options {
  /** Called once when the database stops without having been closed. */
  onStop?: (reason: string) => void;
  /** The time that a statement may take, in ms. @default 60000 */
  limitMs?: number;
}

/**
 * A database in a thread of its own, so that pages are served while a statement runs. When Postgres ends itself, or when a
 * statement takes too long, the thread ends with all its memory and files, and every call fails with SQLSTATE 57P02.
 */
class EngineConnection extends PostgresConnection {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    const postgresOptions = {
      user: 'postgres',
      database: 'postgres',
      // PGlite has one session, which is never begun anew.
      max: 1,
      max_lifetime: null,
      onnotice: () => undefined,
      types: { json: jsonType(114), jsonb: jsonType(3802) },
      socket: () => new EngineSocket(engine),
    };
    super({ postgresOptions });
    this.#engine = engine;
  }

  /** Waits for what is running. Later calls fail as those after a stop. */
  override async close(): Promise<void> {
    if (this.#engine.stopped) return;
    const session = await this.driver.reserve();
    await this.#engine.close();
    session.release();
  }
}

/** JSON by its type in Postgres. `@supabase/lite` has written most of it as text when it comes here. */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** Opens the database in a folder, and makes it when there is none. */
export async function openConnection(dir: string, options: Options = {}): Promise<PostgresConnection> {
  return new EngineConnection(await Engine.open(dir, options));
}

/** The thread of a database, seen from the outside. */
class Engine {
  readonly #worker: Worker;
  readonly #limitMs: number;
  /** Why it answers nothing any more; null while it does. */
  stopped: string | null = null;
  #reason = 'its thread ended.';
  #settle: (answer: Uint8Array | null) => void = () => undefined;

  private constructor(worker: Worker, options: Options) {
    this.#worker = worker;
    this.#limitMs = options.limitMs ?? STATEMENT_LIMIT_MS;
    worker.on('message', (message: EngineAnswer) => {
      if (message.kind === 'stopped') this.#reason = message.reason;
      else if (message.kind === 'answer') this.#settle(message.bytes);
    });
    worker.on('error', (error) => (this.#reason = error.message));
    worker.on('exit', () => {
      if (this.stopped !== null) return;
      this.stopped = `The database stopped: ${this.#reason}`;
      this.#settle(null);
      options.onStop?.(this.stopped);
    });
  }

  static open(dir: string, options: Options): Promise<Engine> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('engine.ts', import.meta.url), {
        workerData: { dir } satisfies EngineData,
        resourceLimits: { stackSizeMb: STACK_MB },
      });
      // Without an error, too: Node ends a thread that waits for a promise which nothing can settle any more.
      const end = () => reject(new Error('the thread of the database ended before it was open'));
      worker.once('error', reject).once('exit', end);
      worker.once('message', () => {
        worker.off('error', reject).off('exit', end);
        resolve(new Engine(worker, options));
      });
    });
  }

  /** Resolves to the answer to some messages; to null if it stops, or has stopped before. One call at a time. */
  async send(messages: Uint8Array): Promise<Uint8Array | null> {
    if (this.stopped !== null) return null;
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    this.#settle = resolve;
    const bytes = new Uint8Array(messages);
    this.#worker.postMessage(bytes satisfies EngineRequest, [bytes.buffer]);
    const timer = setTimeout(() => {
      this.#reason = `a statement took longer than ${this.#limitMs / 1000} seconds.`;
      void this.#worker.terminate();
    }, this.#limitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  async close(): Promise<void> {
    this.stopped = 'The database is closed.';
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage('close' satisfies EngineRequest, []);
    await ended;
  }
}

/** Stands where the driver would connect to a server. It never fails: what went wrong is an answer of the protocol. */
class EngineSocket extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    // The driver loses a transaction that it begins while a socket asks it to wait.
    super({ writableHighWaterMark: Number.MAX_SAFE_INTEGER });
    this.#engine = engine;
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: () => void): void {
    void this.#engine.send(messages).then((answer) => {
      this.push(answer ?? failure(messages, this.#engine.stopped ?? ''));
      done();
    });
  }

  override _read(): void {}
}

/** The answer to messages of which none was carried out: to each that asks for one, ErrorResponse and ReadyForQuery. */
function failure(messages: Buffer, reason: string): Uint8Array {
  const fields = `SFATAL\0C${CRASHED}\0M${reason}\0\0`;
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(fields) + 4);
  const answer = Buffer.concat([Buffer.from('E'), length, Buffer.from(`${fields}Z\0\0\0\x05I`)]);
  let asked = 0;
  // Query and Sync. The first message of a session has no such letter, and is alone.
  for (let at = 0; at < messages.length; at += 1 + messages.readInt32BE(at + 1)) {
    if (messages[at] === 0) break;
    if ('QS'.includes(String.fromCharCode(messages[at]!))) asked++;
  }
  return Buffer.concat(Array.from({ length: Math.max(asked, 1) }, () => answer));
}
