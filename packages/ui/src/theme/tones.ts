/** What a message, a state or an action means. Each component with a `tone` takes those that it can have. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
