import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lastChangeOf } from './history.ts';
import { readModule } from './modules.ts';
import { snippetsOf } from './snippets.ts';
import { relatedPages } from '../storyFiles.ts';

/**
 * Gives each story the code that its docs page shows and each component the line that imports it, the day of its last change
 * and the pages that lead to it, as parameters, and the controls what the stories of the file give.
 */
export function codeOfStories(): Plugin {
  let related: ReturnType<typeof relatedPages> | undefined;
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
          parameterOf('meta', 'related', (await (related ??= relatedPages())).get(path)),
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

const parameterOf = (of: string, name: string, value: unknown) =>
  `${of}.parameters = { ...${of}.parameters, ${name}: ${JSON.stringify(value)} };`;
