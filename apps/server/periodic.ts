/** Runs a task now and every `everyMs`, one run at a time. Returns the call that stops it. */
export function runPeriodically(
  everyMs: number,
  { keepAlive, task }: { keepAlive: (work: Promise<unknown>) => void; task: () => Promise<void> },
): () => void {
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    keepAlive(task().finally(() => (isRunning = false)));
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
