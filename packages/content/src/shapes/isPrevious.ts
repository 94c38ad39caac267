// PAGE-3
/** Whether the seat has ended; it is then muted. */
export function isPrevious({ role }: { role: string }): boolean {
  return /\bprevious\b/i.test(role);
}
