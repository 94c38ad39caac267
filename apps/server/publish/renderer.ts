import { Worker } from 'node:worker_threads';
import { describeError } from '@advisor/contact-function/log.ts';

/** A published row of the table of content. */
export interface Row {
  collection: string;
  key: string;
  position: number | null;
  data: unknown;
}

/** A row that does not fit its schema; `message` is a sentence for the owner. */
export interface Problem {
  collection: string;
  key: string;
  field: string;
  message: string;
}

/** What the renderer is asked for. */
export interface RenderAsk {
  rows: readonly Row[];
  /** A new folder to write into. */
  folder: string;
  /** The folder of an earlier rendering by the same build, whose unchanged files are taken over. */
  previous: string | null;
}

/** In `folder` of what was asked are `files`, those that differ from the build's, and `serve.json`. */
export type RenderAnswer =
  { kind: 'done'; problems: readonly Problem[] } | { kind: 'failed'; message: string; problems: readonly Problem[] };

export interface Renderer {
  /** One at a time. Never rejects. */
  render(ask: RenderAsk): Promise<RenderAnswer>;
  close(): Promise<void>;
}

/** A rendering that takes longer is ended. */
const PATIENCE_MS = 60_000;
/** How long a worker without work is kept: what it has loaded takes a second to load again. */
const IDLE_MS = 300_000;
const HEAP_MB = 1_024;

/**
 * Renders the pages in a worker, so that requests are answered meanwhile. `file` is `render.js` of the site's build. A worker
 * that fails, or takes too long, is ended, and that rendering with it.
 */
export function createRenderer(file: string, patience = PATIENCE_MS): Renderer {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = async () => {
    clearTimeout(idle);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };

  return {
    async render(ask) {
      clearTimeout(idle);
      worker ??= new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }, stdout: false });
      const current = worker;
      const { promise, resolve } = Promise.withResolvers<RenderAnswer>();
      const failed = (message: string) => {
        void end();
        resolve({ kind: 'failed', message, problems: [] });
      };
      const timer = setTimeout(() => failed(`Rendering took more than ${patience / 1000} seconds.`), patience);
      const onError = (error: unknown) => failed(`The renderer stopped: ${describeError(error)}`);
      const onExit = () => failed('The renderer stopped.');
      current.once('message', resolve).once('error', onError).once('exit', onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin.
      current.postMessage(ask);
      const answer = await promise;
      clearTimeout(timer);
      current.off('message', resolve).off('error', onError).off('exit', onExit);
      // A later error of a worker without work ends nothing else.
      current.on('error', () => undefined);
      idle = setTimeout(() => void end(), IDLE_MS);
      idle.unref();
      current.unref();
      return answer;
    },
    close: end,
  };
}
