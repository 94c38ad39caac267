import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createStorybookMcpHandler } from '@storybook/mcp';
import { advisorTokens } from '@advisor/ui/theme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder } from './built.ts';

/** Answers from the built Storybook's manifests with the tools that `/mcp` of the development server has. */
const client = new Client({ name: 'advisor-tests', version: '1.0.0' });

beforeAll(async () => {
  const handle = await createStorybookMcpHandler({
    manifestProvider: async (_request, path) => readFileSync(join(folder, path), 'utf8'),
  });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (address, given) => handle(new Request(address, given)),
    }),
  );
});
afterAll(() => client.close());

async function ask(name: string, given: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const text = (content as { text: string }[]).map((part) => part.text).join('\n');
  expect(isError, text).toBeFalsy();
  return text;
}

/** The id of the one line of the list that has all these words. */
async function find(...words: RegExp[]): Promise<string> {
  const lines = (await ask('docs-list')).split('\n').filter((line) => words.every((word) => word.test(line)));
  expect(lines, words.join(' ')).toHaveLength(1);
  return /\(([\w-]+)\)/.exec(lines[0]!)![1]!;
}

const imports = (name: string) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@advisor/ui';`);

describe('a client of the MCP server is told', () => {
  it('the props of Button', async () => {
    const page = await ask('docs-show', { id: await find(/^- Button /) });
    expect(page).toMatch(imports('Button'));
    for (const prop of ['variant', 'size', 'destructive', 'busy', 'icon'])
      expect(page).toMatch(new RegExp(`\\b${prop}\\??:`));
    expect(page).toMatch(/"primary" \| "secondary" \| "quiet"/);
  });

  it('which component a list of 20 is made with', async () => {
    const page = await ask('docs-show', { id: await find(/list that is too long for cards/) });
    expect(page).toMatch(imports('Entry'));
  });

  it('how a toast with undo is shown', async () => {
    const page = await ask('docs-show', { id: await find(/^- notify /) });
    expect(page).toMatch(imports('notify'));
    expect(page).toMatch(/label: 'Undo', onAct:/);
    expect(page).toMatch(/notify\.success\('[^']+', undefined, \{ action: \w+ \}\)/);
    expect(page).toContain('`action` to undo what was just done');
  });

  it('the accent in dark', async () => {
    const page = await ask('docs-show', { id: await find(/^- Tokens /) });
    const { light, dark } = advisorTokens.colour;
    expect(page).toMatch(new RegExp(`^- \`--advisor-colour-accent\`.*${light.accent}, in dark ${dark.accent}$`, 'm'));
  });

  it('how to install the packages and load the theme', async () => {
    const page = await ask('docs-show', { id: await find(/^- Set up /) });
    expect(page).toContain('`npm install @advisor/ui`');
    expect(page).toMatch(/^import '@advisor\/ui\/styles\.css'; \/\/ once/m);
  });
});
