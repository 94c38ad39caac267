import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describeError } from '@advisor/contact-function/log.ts';

/** A published row of `content_entries`, the input of rendering. */
export interface StoredEntry {
  collection: string;
  key: string;
  /** Shipped entries are at 1, 2, 3 …; null is the shipped entry's position, or the end. */
  position: number | null;
  /** Null removes the entry from the site. */
  data: unknown;
}

/** Why an entry cannot be shown; `message` is a sentence for the owner. */
export interface Problem {
  collection: string;
  key: string;
  field: string;
  message: string;
}

export interface RenderRequest {
  rows: readonly StoredEntry[];
  /** The entries that would change, as `collection/key`. If one of them has a problem, nothing is rendered. */
  changed: readonly string[];
  /** A new empty folder for files that differ from the build, and `serve.json`. */
  folder: string;
  /** An earlier folder of the same build, whose unchanged files are reused. */
  previous: string | null;
  /** The folder of the owner's files. */
  filesDir: string;
  /** A persistent folder, for converted pictures. */
  picturesDir: string;
  /** Where the site is served: pictures are loaded from there only. */
  origin: string;
}

export type RenderAnswer =
  /** `files` are relative to the build's client folder; `problems` are those of entries that were already live. */
  | { kind: 'done'; files: string[]; problems: Problem[] }
  /** Changed entries cannot be shown. */
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'failed'; message: string; problems: Problem[] };

export interface Renderer {
  /** Resolves to `failed` if the worker crashes or times out. One at a time. */
  render(request: RenderRequest): Promise<RenderAnswer>;
  close(): Promise<void>;
}

export interface RendererSettings {
  /** The worker's program, which the build writes next to the pages. */
  program: string;
  /** The timeout of one render, or of one version of a picture in it, in ms. @default a minute */
  timeoutMs?: number | undefined;
  log: (line: string) => void;
}

/** How long an idle worker is kept, in ms: a warm one answers in a fraction of the time. */
const IDLE_MS = 5 * 60_000;
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 768;
/** The only variables passed to the worker: others are secrets, such as the mail server's password. */
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'SystemRoot'];

/** Renders pages in a worker thread, started on demand. */
export function createRenderer({ program, timeoutMs = TIMEOUT_MS, log }: RendererSettings): Renderer {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): Worker {
    const started = new Worker(program, {
      env: {
        ...Object.fromEntries(
          PASSED_ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
        ),
        // React's production build, which renders faster.
        NODE_ENV: 'production',
      },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    started.stdout.resume();
    started.stderr.setEncoding('utf8').on('data', (text: string) => log(`While rendering: ${text.trim()}`));
    // A worker that exits between two renders is replaced at the next one.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    started.unref();
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  return {
    async render(request) {
      clearTimeout(idle);
      if (closed) return failed('The server is stopping.');
      if (!existsSync(program)) return failed('This build of the site cannot render pages. Build it again.');
      // The worker may load it for pictures: if only the worker did, it would be unloaded with the first worker and
      // crash the next.
      if (!worker) await import('sharp');
      worker ??= start();
      const answer = await answerOf(worker, request, timeoutMs);
      if (answer.ended) await end();
      else {
        idle = setTimeout(() => void end(), IDLE_MS);
        idle.unref();
      }
      return answer.answer;
    },
    async close() {
      closed = true;
      await end();
    },
  };
}

/** `ended`: the worker has crashed, or must be terminated. */
function answerOf(
  worker: Worker,
  request: RenderRequest,
  timeoutMs: number,
): Promise<{ answer: RenderAnswer; ended: boolean }> {
  return new Promise((resolve) => {
    const settle = (answer: RenderAnswer, ended: boolean) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve({ answer, ended });
    };
    // Each version of a picture gets the full timeout.
    const onMessage = (answer: RenderAnswer | { kind: 'working' }) =>
      answer.kind === 'working' ? timer.refresh() : settle(answer, false);
    const onError = (error: unknown) => settle(failed(`Rendering the pages failed: ${describeError(error)}`), true);
    const onExit = () => settle(failed('Rendering the pages ended before it was done.'), true);
    const timer = setTimeout(
      () => settle(failed(`Rendering the pages took more than ${timeoutMs / 1000} seconds and was ended.`), true),
      timeoutMs,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
  });
}

const failed = (message: string): RenderAnswer => ({ kind: 'failed', message, problems: [] });
