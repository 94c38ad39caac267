import { build } from 'vite';

/** The module `src/start/start.ts`, bundled and minified: the one script that is inlined in every page. */
export async function startScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/start/start.ts', formats: ['iife'], name: 'start' },
    },
  });
  const [bundle] = result as { output: { code: string }[] }[];
  return bundle!.output[0]!.code.trim();
}
