/** What a tool page says while its tool is not on it yet. */
export const toolNotice = {
  title: 'This tool opens here soon',
  text: 'Until then, this page tells you how it works, and a message gets you the same answer worked out by hand.',
  action: { label: 'Ask for it by message', href: '/contact' },
} as const;
