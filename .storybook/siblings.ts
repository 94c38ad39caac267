import type { StoryContext } from '@storybook/react-vite';

/** What the stories of a page have ended as, by their ids. */
const pages = new Map<string, Map<string, string>>();

/**
 * Throws when a story of a docs page ends looking like another one of it. Stories with other toolbar settings, such as
 * the width of a phone, differ by these. Focus and scroll position are not compared: the docs page does not show
 * them.
 */
export function expectUnlikeSiblings({ id, title, name, tags, globals }: StoryContext): void {
  if (!tags.includes('autodocs')) return;
  const ends = pages.get(title) ?? new Map<string, string>();
  pages.set(title, ends);
  const end = JSON.stringify(globals) + picture();
  // In watch mode it has ended before.
  ends.delete(id);
  const alike = [...ends].find(([, other]) => other === end);
  ends.set(id, end);
  if (!alike) return;
  throw new Error(
    `On the docs page of ${title}, “${name}” (${id}) looks like ${alike[0]}: both end with the same elements and the same values. ` +
      `Give one of them args that make its state visible, or let its steps end in that state. ` +
      `If it is only about behaviour, take it off the page with tags: ['!autodocs'].`,
  );
}

/** What is drawn, also beside the story, without what differs by chance. */
function picture(): string {
  const html = document.body.innerHTML.replaceAll(/_r_\w+?_/g, '');
  // What is not in the markup.
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const popovers = [...document.querySelectorAll('[popover]')];
  return [
    html,
    ...fields.map(({ value, checked }) => `${value} ${checked}`),
    ...popovers.map((popover) => popover.matches(':popover-open')),
  ].join('\n');
}
