import { measureEmbed, measureTool, toolBudget, toolComponents, type ToolName } from '../tests/packages/sizes.ts';
import { writeTable } from './readme.ts';

/** Writes what each tool weighs for an app that imports it, and the embed script. */

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const rows: string[][] = [['**at most**', kb(toolBudget.view), kb(toolBudget.engine), '', kb(toolBudget.embed)]];
let missed = false;
for (const name of Object.keys(toolComponents) as ToolName[]) {
  const { view, engine, onDemand } = await measureTool(name);
  rows.push([name, kb(view), kb(engine), kb(onDemand), '']);
  missed ||= view > toolBudget.view || engine > toolBudget.engine;
}
const { script, withOneTool } = measureEmbed();
missed ||= withOneTool > toolBudget.embed;
rows.push(['embed script, with React', '', '', '', kb(script)], ['and its heaviest tool', '', '', '', kb(withOneTool)]);
for (const row of rows) console.log(row.join('\t'));
await writeTable('tool-sizes', ['tool', 'view', 'engine', 'on demand', 'script'], rows);
process.exit(missed ? 1 : 0);
