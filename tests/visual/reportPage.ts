import type { Review } from './review.ts';

/** What the report shows. */
export interface ReportData {
  title: string;
  groups: { name: string; differences: ReportedDifference[] }[];
  /** The addresses of the pictures, by the names that the differences have. */
  pictures: Record<string, string>;
  review: Review;
}

interface ReportedDifference {
  key: string;
  name: string;
  pixels: number;
  at: string;
  expected?: string;
  actual?: string;
}

/** Shows the report. Its text is a part of the file: it runs in the page, and refers to nothing outside. */
export function showReport(): void {
  const { title, groups, pictures, review } = JSON.parse(document.getElementById('data')!.textContent) as ReportData;
  let saved = true;
  /** Each updates a part of the page from the review. */
  const updates: (() => void)[] = [];
  const update = () => updates.forEach((each) => each());

  function element<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    given: Partial<HTMLElementTagNameMap[Name]>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Name] {
    const made = Object.assign(document.createElement(name), given);
    made.append(...children);
    return made;
  }

  function change(keys: string[], verdict: { accepted?: boolean; comment?: string }) {
    for (const key of keys) {
      const { accepted, comment } = { ...review[key], ...verdict };
      if (accepted || comment) review[key] = { ...(accepted && { accepted }), ...(comment && { comment }) };
      else delete review[key];
    }
    saved = false;
    update();
  }

  const isAccepted = ({ key }: ReportedDifference) => review[key]?.accepted === true;

  function save() {
    const text = `${JSON.stringify(review, null, 2)}\n`;
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    element('a', { href: address, download: 'review.json' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    saved = true;
  }

  function shownPictures({ name, expected, actual }: ReportedDifference): HTMLElement {
    const box = element('div', {});
    const figures = [
      ['Before', expected],
      ['After', actual],
    ].flatMap(([side, picture]) =>
      picture === undefined
        ? []
        : [
            element(
              'figure',
              {},
              element('figcaption', {}, side!),
              element('img', { src: pictures[picture]!, alt: `${name}: ${side!.toLowerCase()}` }),
            ),
          ],
    );
    const views = element('span', { className: 'row', role: 'radiogroup', ariaLabel: `View of ${name}` });
    for (const view of ['Side by side', 'Overlay', 'Difference']) {
      const input = element('input', { type: 'radio', name: `view of ${name}`, checked: view === 'Side by side' });
      input.addEventListener('change', () => void (box.dataset.view = view.toLowerCase()));
      views.append(element('label', {}, input, ` ${view}`));
    }
    const range = element('input', { type: 'range', min: '0', max: '1', step: '0.01', value: '0.5' });
    range.addEventListener('input', () => box.style.setProperty('--shown', range.value));
    if (figures.length === 2) box.append(views, element('label', { className: 'row shown' }, 'Before', range, 'After'));
    box.append(element('div', { className: 'pictures' }, ...figures));
    return box;
  }

  function shownDifference(difference: ReportedDifference, open: boolean): HTMLElement {
    const { key, name, pixels, at } = difference;
    const accept = element('input', { type: 'checkbox' });
    accept.addEventListener('change', () => change([key], { accepted: accept.checked }));
    const comment = element('textarea', {});
    comment.addEventListener('input', () => change([key], { comment: comment.value }));
    const details = element(
      'details',
      {},
      element('summary', {}, `${name}: ${pixels.toLocaleString('en')} pixels, ${at}`),
    );
    // Made when it is opened: a report may have thousands.
    let made = false;
    details.addEventListener('toggle', () => {
      if (made) return;
      made = true;
      details.append(
        shownPictures(difference),
        element('label', { className: 'row' }, accept, `Accept ${name}`),
        element('label', {}, `Comment on ${name}`, comment),
      );
    });
    details.open = open;
    updates.push(() => {
      details.className = isAccepted(difference) ? 'accepted' : '';
      accept.checked = isAccepted(difference);
      const text = review[key]?.comment ?? '';
      if (comment.value !== text) comment.value = text;
    });
    return details;
  }

  const count = element('span', { role: 'status' });
  const all = groups.flatMap(({ differences }) => differences);
  updates.push(() => {
    const accepted = all.filter(isAccepted).length;
    count.textContent = `${all.length} differences in ${groups.length} groups, ${accepted} accepted`;
  });
  const load = element('input', { type: 'file', accept: '.json' });
  load.addEventListener('change', async () => {
    Object.assign(review, JSON.parse(await load.files![0]!.text()));
    saved = false;
    update();
  });
  document.body.append(
    element(
      'header',
      {},
      element('h1', {}, title),
      count,
      element('button', { onclick: save }, 'Save review.json'),
      element('label', {}, 'Add a review.json ', load),
    ),
  );
  for (const { name, differences } of groups) {
    const keys = differences.map(({ key }) => key);
    document.body.append(
      element(
        'section',
        { ariaLabel: name },
        element('h2', {}, `${name} (${differences.length})`),
        element('button', { onclick: () => change(keys, { accepted: true }) }, `Accept all of ${name}`),
        ...differences.map((difference, index) => shownDifference(difference, index === 0)),
      ),
    );
  }
  if (all.length === 0) document.body.append(element('p', {}, 'All screenshots are the same.'));
  addEventListener('beforeunload', (event) => {
    if (!saved) event.preventDefault();
  });
  update();
}
