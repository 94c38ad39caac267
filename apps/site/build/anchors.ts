import { parse, type HTMLElement } from 'node-html-parser';
import { anchorOf } from '@advisor/ui/text';

const headings = 'main :is(h2, h3, h4)';

/** An id that React made, which the next build may give to another element. */
const isPassing = (id: string) => /^_\w+_$/.test(id);
const idOf = (element: HTMLElement) => {
  const id = element.getAttribute('id');
  return id && !isPassing(id) ? id : undefined;
};

/**
 * Gives the headings of a page ids made of their words, so that a result of the search leads to them. Written into the
 * HTML after React, which leaves attributes alone that it does not know: as components they would cost every page script.
 * A heading whose words stand above another one already has none.
 */
export function withAnchors(body: string): string {
  const root = parse(body);
  const taken = new Set(root.querySelectorAll('[id]').map((element) => element.getAttribute('id')!));
  const places: { at: number; id: string }[] = [];
  for (const heading of root.querySelectorAll(headings)) {
    if (placeOf(heading)) continue;
    const id = anchorOf(heading.text);
    // A section is named by its heading, whose id is React's.
    const element = heading.getAttribute('id') ? sectionOf(heading) : heading;
    if (id === '' || taken.has(id) || !element || element.getAttribute('id')) continue;
    taken.add(id);
    places.push({ at: element.range[0] + 1 + element.rawTagName.length, id });
  }
  // Joined once: a page may have 10,000 headings.
  const pieces: string[] = [];
  let end = 0;
  for (const { at, id } of places.toSorted((one, other) => one.at - other.at)) {
    pieces.push(body.slice(end, at), ` id="${id}"`);
    end = at;
  }
  return [...pieces, body.slice(end)].join('');
}

/** The id by which a heading, or the section that it names, can be linked to. */
export function placeOf(heading: HTMLElement): string | undefined {
  return idOf(heading) ?? (sectionOf(heading) && idOf(sectionOf(heading)!));
}

/** The section that has a heading as its name. */
function sectionOf(heading: HTMLElement): HTMLElement | undefined {
  const section = heading.closest('section');
  const id = heading.getAttribute('id');
  return section && id && section.getAttribute('aria-labelledby') === id ? section : undefined;
}
