/** Names the present entry of the browser's history as the router does: another one for every step that is taken. */
export const placeKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';
