import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { measureEmbed, measureTool, toolBudget, toolComponents, type ToolName } from './sizes.ts';

const names = Object.keys(toolComponents) as ToolName[];

describe.each(names)('%s, imported alone', (name) => {
  it('keeps to the budgets of its view and its engine, and brings no other tool', async () => {
    const { engine, view, brings } = await measureTool(name);
    expect(engine, 'engine, in bytes').toBeGreaterThan(1_000);
    expect(engine, 'engine, in bytes').toBeLessThanOrEqual(toolBudget.engine);
    expect(view, 'view, in bytes').toBeGreaterThan(2_000);
    expect(view, 'view, in bytes').toBeLessThanOrEqual(toolBudget.view);
    expect(brings).toContain(name);
    expect(brings.filter((each) => each !== name && names.includes(each as ToolName))).toEqual([]);
  });
});

describe('the embed script', () => {
  it('keeps to its budget with React, its styles and the heaviest tool', () => {
    const { script, withOneTool } = measureEmbed();
    expect(script).toBeGreaterThan(60_000);
    expect(withOneTool).toBeGreaterThan(script);
    expect(withOneTool).toBeLessThanOrEqual(toolBudget.embed);
  });

  it('asks for nothing but its own parts', () => {
    const script = readFileSync(fileURLToPath(import.meta.resolve('@advisor/tools/embed')), 'utf8');
    const asked = [...script.matchAll(/(?:import\(|from|import)["'`]((?:\.{0,2}\/|https?:)[^"'`]+)["'`]/g)].map(
      ([, path]) => path,
    );
    expect(asked.length).toBeGreaterThan(6);
    expect(asked.filter((path) => !path!.startsWith('./parts/'))).toEqual([]);
    expect(script).not.toMatch(/url\((?!["']?(?:data:|#))/);
  });
});
