import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureTool, toolBudget, toolComponents, type ToolName } from './sizes.ts';

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
  const script = readFileSync(fileURLToPath(import.meta.resolve('@advisor/tools/embed')), 'utf8');

  it('keeps to its budget, React and styles included', () => {
    const size = brotliCompressSync(script).length;
    expect(size).toBeGreaterThan(80_000);
    expect(size).toBeLessThanOrEqual(toolBudget.embed);
  });

  it('is one file that asks for no other', () => {
    expect(script).not.toMatch(/\bimport\s*\(|^import\s/m);
    expect(script).not.toMatch(/url\((?!["']?(?:data:|#))/);
  });

  it('has React once', () => {
    expect(script.split('react.transitional.element').length - 1).toBeLessThanOrEqual(4);
  });
});
