import { AsyncLocalStorage } from 'node:async_hooks';

/** The first error printed during a call. */
interface Printed {
  error?: unknown;
}

const printedIn = new AsyncLocalStorage<Printed>();
const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;
let replaced = false;

/**
 * Runs work that prints by itself, with nothing of it reaching the log: @supabase/lite prints every refusal with
 * stack, statement and parameters. Returns the first error that it printed, if any, for the log.
 */
export async function withoutConsole<T>(work: () => Promise<T>): Promise<{ result: T; error: unknown }> {
  replaceConsole();
  const printed: Printed = {};
  const result = await printedIn.run(printed, work);
  return { result, error: printed.error };
}

/** Once per process. Output outside such calls is unchanged. */
function replaceConsole(): void {
  if (replaced) return;
  replaced = true;
  for (const method of METHODS) {
    const print = console[method];
    console[method] = (...values: unknown[]) => {
      const printed = printedIn.getStore();
      if (!printed) return print.apply(console, values);
      printed.error ??= values.find((value) => value instanceof Error);
    };
  }
}
