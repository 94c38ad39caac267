import type { Tool } from '../frame';
import {
  addRisk,
  addRisks,
  clearRisks,
  deleteRisk,
  updateRisk,
  type ImportedRisk,
  type RiskDraft,
  type RiskMatrixDocument,
} from './document';

/** The changes of the register, each one step of undo. Invalid ones throw and change nothing. */
export interface RegisterActions {
  setText: (field: 'title' | 'description', text: string) => void;
  /** Adds the risk, or updates the one with the id; returns its id. */
  put: (draft: RiskDraft, id?: string) => string;
  addAll: (drafts: readonly ImportedRisk[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

type Update = (document: RiskMatrixDocument, now: Date) => RiskMatrixDocument;

/** The changes of the engine, at the current time. */
export function registerActions(tool: Tool<RiskMatrixDocument>): RegisterActions {
  function change(update: Update, group?: string): RiskMatrixDocument {
    const now = tool.now();
    const step = (document: RiskMatrixDocument) => update(dated(document, now), now);
    // Tried first, because an error inside the reducer would unmount the tool.
    const next = step(tool.state);
    tool.change(step, group);
    return next;
  }

  return {
    setText: (field, text) =>
      void change((document, now) => ({ ...document, [field]: text, lastModified: now.toISOString() }), field),
    put: (draft, id) => {
      // Another tab may have deleted the edited risk, which is then added.
      if (id === undefined || !tool.state.risks.some((risk) => risk.id === id))
        return change((document, now) => addRisk(document, draft, now)).risks.at(-1)?.id ?? '';
      change((document, now) => updateRisk(document, id, draft, now));
      return id;
    },
    addAll: (drafts) => void change((document, now) => addRisks(document, drafts, now)),
    remove: (id) => void change((document, now) => deleteRisk(document, id, now)),
    clear: () => void change((document, now) => clearRisks(document, now)),
  };
}

/** Sets the creation date at the first change. */
function dated(document: RiskMatrixDocument, now: Date): RiskMatrixDocument {
  return Date.parse(document.createdDate) === 0 ? { ...document, createdDate: now.toISOString() } : document;
}
