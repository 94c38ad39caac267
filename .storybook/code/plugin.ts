import type { Plugin } from 'vite';
import { snippetsOf } from './snippets.ts';

/** Gives each story the code that its docs page shows, and each component the line that imports it, as parameters. */
export function codeOfStories(): Plugin {
  return {
    name: 'code-of-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/.+\.stories\.tsx$/ },
      async handler(text, path) {
        const snippets = await snippetsOf(path);
        if (!snippets) return undefined;
        const given = [...snippets.stories].map(([story, code]) => parameterOf(story, 'code', code));
        const code = [text, parameterOf('meta', 'importLine', snippets.importLine), ...given].join('\n');
        return { code, map: null };
      },
    },
  };
}

const parameterOf = (of: string, name: string, value: string) =>
  `${of}.parameters = { ...${of}.parameters, ${name}: ${JSON.stringify(value)} };`;
