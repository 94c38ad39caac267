/** What a status says. Never shown by colour alone. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];
