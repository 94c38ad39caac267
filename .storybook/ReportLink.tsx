import type { ReactNode } from 'react';
import { bugs } from '../packages/ui/package.json';

/** What a report needs so that it can be fixed without asking back. */
export const reportLines = (address: string) => `Where: ${address}
Actual: what you see
Expected: what should be there, and which rule or page says so
Severity: must (somebody cannot use it), should (it is wrong), idea
Screenshot: if it is visual, with the window's width
`;

/** A new issue of the tracker, with the address that the reader sees: page, toolbar, and controls. */
const newIssue = () => `${bugs}/new?${new URLSearchParams({ body: reportLines(window.parent.location.href) })}`;

/** Leads to a new report about the page that it is on. */
export function ReportLink({ children }: { children: ReactNode }) {
  // The address changes with the toolbar and the controls.
  const update = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => (currentTarget.href = newIssue());
  return (
    <a href={newIssue()} target="_blank" rel="noreferrer" onPointerDown={update} onFocus={update} onClick={update}>
      {children}
    </a>
  );
}
