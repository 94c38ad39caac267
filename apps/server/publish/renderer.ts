import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describeError } from '@advisor/contact-function/log.ts';

/** A published row of `content_entries`, as the pages are rendered from it. */
export interface StoredEntry {
  collection: string;
  key: string;
  /** Shipped entries stand at 1, 2, 3 …; null is the place of the shipped entry, or the end. */
  position: number | null;
  /** Null takes the entry off the site. */
  data: unknown;
}

/** What keeps an entry from being shown; `message` is a sentence for the owner. */
export interface Problem {
  collection: string;
  key: string;
  field: string;
  message: string;
}

export interface RenderRequest {
  rows: readonly StoredEntry[];
  /** The entries that would change, as `collection/key`. When one of them has a problem, nothing is rendered. */
  changed: readonly string[];
  /** A new empty folder for the files that differ from the build, and `serve.json`. */
  folder: string;
  /** An earlier folder of the same build, whose unchanged files are reused. */
  previous: string | null;
  /** The folder of the owner's files. */
  filesDir: string;
  /** A folder that is kept, for what was made of pictures. */
  picturesDir: string;
  /** Where the site is served: pictures are shown from there alone. */
  origin: string;
}

export type RenderAnswer =
  /** `files` are relative to the build's client folder; `problems` are those of entries that were live before. */
  | { kind: 'done'; files: string[]; problems: Problem[] }
  /** Entries that would change cannot be shown. */
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'failed'; message: string; problems: Problem[] };

export interface Renderer {
  /** Resolves to `failed` when the worker crashes or takes too long. One at a time. */
  render(request: RenderRequest): Promise<RenderAnswer>;
  close(): Promise<void>;
}

export interface RendererSettings {
  /** The program of the worker, which the build leaves beside the pages. */
  program: string;
  /** How long the worker may do one render, or one version of a picture in it, in ms. @default a minute */
  timeoutMs?: number | undefined;
  log: (line: string) => void;
}

/** How long a worker is kept for the next render, in ms: a warm one answers in a fraction of the time. */
const IDLE_MS = 5 * 60_000;
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 768;
/** The only variables that the worker gets: others are secrets, such as the password of the mail server. */
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'SystemRoot'];

/** Renders pages in a worker thread, which is started when there is something to do. */
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
        // React's build for production, which renders faster.
        NODE_ENV: 'production',
      },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    started.stdout.resume();
    started.stderr.setEncoding('utf8').on('data', (text: string) => log(`While rendering: ${text.trim()}`));
    // One that ends between two renders is replaced with the next one.
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
      // The worker may load it for pictures: without this it would be unloaded with the first worker, and crash the next.
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

/** `ended`: the worker has crashed, or has to be ended. */
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
    // Each version of a picture has the whole time.
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
