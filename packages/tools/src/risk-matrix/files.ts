import type { Tool, ToolFile } from '../frame';
import type { RiskMatrixDocument } from './document';
import { importMatrix } from './exchange';
import type { RegisterActions } from './registerActions';
import type { Bands } from './rules';

/** The register as a table for spreadsheets. */
export async function csvFile(tool: Tool<RiskMatrixDocument>, bands: Bands): Promise<ToolFile> {
  const { exportCsv } = await import('./csv');
  const { fileName, csv } = exportCsv(tool.state, tool.now(), bands);
  return { fileName, type: 'text/csv', text: csv };
}

/** Takes a file in: JSON takes the place of the matrix, CSV adds to it. Throws, and changes nothing, for one that cannot be read. */
export async function takeFile(
  text: string,
  fileName: string,
  { tool, register }: { tool: Tool<RiskMatrixDocument>; register: RegisterActions },
): Promise<void> {
  if (/\.csv$/i.test(fileName)) {
    const { importCsv } = await import('./csv');
    const drafts = importCsv(text);
    register.addAll(drafts);
    tool.notify('success', 'Risks Imported', `${counted(drafts.length)} from ${fileName} added to the matrix.`);
  } else {
    const imported = importMatrix(text);
    tool.change(() => imported);
    tool.notify('success', 'Matrix Imported', `${counted(imported.risks.length)} from ${fileName}.`);
  }
}

const counted = (count: number) => (count === 1 ? '1 risk' : `${count} risks`);
