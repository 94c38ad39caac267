import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lastChangeOf } from './history.ts';
import { readModule } from './modules.ts';
import { snippetsOf } from './snippets.ts';

/**
 * Gives each story the code that its docs page shows and each component the line that imports it and the day of its last
 * change, as parameters, and the controls what the stories of the file give.
 */
export function codeOfStories(): Plugin {
  return {
    name: 'code-of-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/.+\.stories\.tsx$/ },
      async handler(text, path) {
        const snippets = await snippetsOf(path);
        const stories = [...readModule(path).exports.keys()].join(', ');
        const appended = [
          `import { registerStories } from ${JSON.stringify(join(import.meta.dirname, '../controls.ts'))};`,
          `registerStories(meta, { ${stories} });`,
          parameterOf('meta', 'lastChange', lastChangeOf(path)),
          ...(snippets
            ? [
                parameterOf('meta', 'importLine', snippets.importLine),
                ...[...snippets.stories].map(([story, code]) => parameterOf(story, 'code', code)),
              ]
            : []),
        ];
        return { code: [text, ...appended].join('\n'), map: null };
      },
    },
  };
}

const parameterOf = (of: string, name: string, value: string | undefined) =>
  `${of}.parameters = { ...${of}.parameters, ${name}: ${JSON.stringify(value)} };`;
