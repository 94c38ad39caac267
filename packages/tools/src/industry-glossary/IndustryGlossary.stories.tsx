import { createLanguage } from '@advisor/ui/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { fill, preparedBy } from '../../../../tests/browser/prepared';
import { IndustryGlossary } from '.';
import { encodeHash } from '../share-state';
import { expectMarked, markedWords } from '../stories/pseudo';
import { atAddress, paste } from '../stories/setup';
import { exportTerms, termsFormat, type GlossaryTerm } from './engine';
import { termsInLanguage } from './inLanguage';
import { es } from './messages/es';
import { terms } from './terms';
import { guide } from './IndustryGlossary.guide';

const now = () => new Date(2027, 1, 20, 9);

const meta = {
  title: 'Tools/IndustryGlossary',
  // Loaded in advance: slow loading has stories of its own.
  loaders: [() => import('./SubmitTerm')],
  component: IndustryGlossary,
  parameters: { guide, docs: { story: { inline: false } } },
  args: { storageKey: null, loadDelay: 0, now, onExport: () => false },
} satisfies Meta<typeof IndustryGlossary>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((entry: HTMLElement) => within(entry).getByRole('heading').textContent);
const entry = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
const statistic = (canvas: Canvas, name: string) =>
  canvas.getAllByRole('term').find(({ textContent }: HTMLElement) => textContent === name)?.nextElementSibling;
const own: GlossaryTerm = {
  id: 'zero-trust',
  term: 'Zero Trust',
  abbreviation: 'ZT',
  definition: 'A way to build networks in which no place in the network is a reason to be trusted.',
  category: 'Cybersecurity',
  examples: ['A sign-in at each application'],
  relatedTerms: ['Multi-Factor Authentication', 'Perimeter'],
};

/** All terms from A to Z, below the four numbers. */
export const Default: Story = {
  args: { onResult: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(titles(canvas)).toHaveLength(24));
    await expect(titles(canvas)[0]).toBe('Acceptable Use Policy');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Terms');
    await expect(statistic(canvas, 'Total Terms')).toHaveTextContent('24');
    await expect(statistic(canvas, 'Categories')).toHaveTextContent('9');
    await expect(statistic(canvas, 'Search Results')).toHaveTextContent('24');
    await expect(Number(statistic(canvas, 'Abbreviations')?.textContent)).toBe(
      terms.filter(({ abbreviation }) => abbreviation).length,
    );
    await expect(canvas.getByText('24 terms')).toHaveAttribute('role', 'status');
    const msp = entry(canvas, 'Managed Service Provider');
    await expect(msp.getByText('MSP')).toBeVisible();
    await expect(msp.getByText('Featured')).toBeVisible();
    await expect(msp.getAllByRole('list')).toHaveLength(2);
    await expect(msp.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Send Feedback' })).toBeNull();
    await expect(args.onResult).toHaveBeenCalledTimes(1);
  },
};

/** Nine placeholders until the load ends (GLOSSARY-3). */
export const Loading: Story = {
  args: { loadDelay: 10_000_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading terms')).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]:not([aria-hidden="true"] *) > div')).toHaveLength(
      9,
    );
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Matches are highlighted in the term, abbreviation and definition. */
export const Searched: Story = {
  args: { onResult: fn() },
  parameters: preparedBy(async ({ canvas }) => {
    await canvas.findByText('24 terms');
    await fill(canvas.getByRole('searchbox', { name: 'Search terms' }), 'mssp');
    await canvas.findByText('1 of 24 terms');
  }),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(titles(canvas)).toEqual(['Managed Security Service Provider']);
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('MSSP');
    await expect(statistic(canvas, 'Search Results')).toHaveTextContent('1');
    await expect(statistic(canvas, 'Total Terms')).toHaveTextContent('24');
    await expect(args.onResult).toHaveBeenLastCalledWith([expect.objectContaining({ abbreviation: 'MSSP' })]);
  },
};

const chosen = (list: string, option: string) =>
  preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByText('24 terms');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: list }), option);
  });

export const ByCategory: Story = {
  parameters: chosen('Category', 'Business Metrics'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(24));
    for (const article of canvas.getAllByRole('article'))
      await expect(within(article).getByText('Business Metrics')).toBeVisible();
  },
};

export const FeaturedFirst: Story = {
  parameters: chosen('Sort by', 'Featured first'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(within(canvas.getAllByRole('article')[0]!).getByText('Featured')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Category');
    await waitFor(() => expect(within(canvas.getAllByRole('article')[0]!).getByText('Business Metrics')).toBeVisible());
  },
};

/** A letter goes to its first term; letters without terms are disabled. */
export const Letters: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('24 terms');
    const letters = within(canvas.getByRole('navigation', { name: 'A to Z' }));
    await expect(letters.getAllByRole('button')).toHaveLength(26);
    await expect(letters.getByRole('button', { name: /^J/ })).toBeDisabled();
    await userEvent.click(letters.getByRole('button', { name: /^R/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^R/));
    await expect(document.activeElement?.closest('article')).not.toBeNull();
  },
};

/** A related term is shown on press; filters that hide it are cleared. */
export const RelatedTerms: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'break-fix');
    await waitFor(() => expect(titles(canvas)).toEqual(['Break-Fix']));
    await userEvent.click(canvas.getByRole('button', { name: 'Statement of Work' }));
    // Not the pressed button, which has the same text.
    const word = (await canvas.findByRole('heading', { name: 'Statement of Work' })).parentElement;
    await waitFor(() => expect(word).toHaveFocus());
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The hash of the address opens a term, initially and whenever it changes. */
export const TermInTheAddress: Story = {
  args: { useAddress: true },
  beforeEach: ({ canvasElement }) => {
    // Following a link would end the test page. The element outlives the story.
    const stay = (event: Event) => event.preventDefault();
    canvasElement.addEventListener('click', stay);
    const goBack = atAddress('churn-rate', { search: 'nothing like it' })();
    return () => {
      goBack();
      canvasElement.removeEventListener('click', stay);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Churn Rate/));
    await expect(document.activeElement).toHaveAttribute('id', 'churn-rate');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBeNull());
    await expect(location.hash).toBe('#churn-rate');
    await expect(history.state).toEqual({ kept: true });

    await userEvent.type(canvas.getByRole('searchbox'), 'break-fix');
    await waitFor(() => expect(titles(canvas)).toEqual(['Break-Fix']));
    await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe('break-fix'));
    location.hash = '#service-level-agreement';
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));

    const copy = entry(canvas, 'Break-Fix').getByRole('link', { name: 'Copy link to Break-Fix' });
    await expect(copy).toHaveAttribute('href', '#break-fix');
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Blocked'));
    await userEvent.click(copy);
    await canvas.findByText('Link in the Address Bar');
    write.mockResolvedValue();
    await userEvent.click(copy);
    await canvas.findByText('Link Copied');
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/#break-fix$/));
    write.mockRestore();

    const related = entry(canvas, 'Break-Fix').getByRole('link', { name: 'Statement of Work' });
    await expect(related).toHaveAttribute('href', '#statement-of-work');
    await userEvent.click(related);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'statement-of-work'));
  },
};

export const UnknownTermInTheAddress: Story = {
  args: { useAddress: true },
  beforeEach: atAddress('__proto__', { category: 'cybersecurity' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('cybersecurity'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  },
};

/** A submitted term is listed as pending; removing it can be undone. */
export const Submitted: Story = {
  args: { storageKey: 'story-terms' },
  beforeEach: () => () => localStorage.removeItem('story-terms'),
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByText('24 terms');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Term' }));
    // While the form loads, an empty dialog may stand in its place.
    await screen.findByRole('textbox', { name: 'Term' });
    const dialog = within(screen.getByRole('dialog', { name: 'Submit Term' }));
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Nothing is sent.* kept in this browser/);
    await expect(screen.getByRole('dialog').querySelectorAll(':required')).toHaveLength(3);
    await fill(dialog.getByRole('textbox', { name: 'Term' }), own.term);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), own.category);
    await fill(dialog.getByRole('textbox', { name: 'Definition' }), own.definition);
    await fill(dialog.getByRole('textbox', { name: 'Examples' }), 'One, Two');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Term' }));
    await canvas.findByText('25 terms');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Submit Term' })).toHaveFocus();
    await canvas.findByText('Your glossary term has been submitted for review. Thank you!');
    await expect(canvas.getByText('Term Submitted')).toBeVisible();
    await canvas.findByText('25 terms');
    const pending = entry(canvas, 'Zero Trust');
    await expect(pending.getByText('Pending review')).toBeVisible();
    await expect(within(pending.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(pending.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('24 terms');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('25 terms');
  },
};

/** A search that is too long for an address is kept in its field, and a link without it is refused (TOOL-16). */
export const SearchTooLong: Story = {
  args: { useAddress: true },
  beforeEach: atAddress('', { search: 'break-fix' }),
  parameters: preparedBy(async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveValue('break-fix'));
    await fill(search, 'x'.repeat(300));
    await canvas.findByRole('heading', { name: 'No Terms Found' });
  }),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await paste(search, 'x'.repeat(300));
    await expect(search).toHaveAccessibleDescription('100 characters too long');
    await waitFor(() => expect(new URLSearchParams(location.search).has('search')).toBe(false));
    window.dispatchEvent(new PopStateEvent('popstate'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByText(/^The search is too long for a link: shorten it to 200 characters\./);
    await expect(search).toHaveValue('x'.repeat(300));
  },
};

const jsonOf = (list: readonly GlossaryTerm[]) =>
  new File([exportTerms(list, now()).json], 'terms.json', { type: 'application/json' });

/** With one term more than there are. */
const imported = (list: readonly GlossaryTerm[]) =>
  preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByText('24 terms');
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf(list));
    await canvas.findByText('25 terms');
  });

/** The filtered terms are downloaded; imported terms become the visitor's own. */
export const Files: Story = {
  args: { onExport: fn(() => false as const) },
  parameters: imported([...terms, own]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/1 term was added as pending/)).toBeVisible();
    await expect(canvas.getByText('Terms Imported')).toBeVisible();
    const pending = entry(canvas, 'Zero Trust');
    await expect(pending.getByRole('button', { name: 'Multi-Factor Authentication' })).toBeVisible();
    await expect(pending.queryByRole('button', { name: 'Perimeter' })).toBeNull();

    await userEvent.type(canvas.getByRole('searchbox'), 'zero trust');
    await canvas.findByText('1 of 25 terms');
    await userEvent.click(canvas.getByRole('button', { name: 'Download JSON' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenLastCalledWith({
        fileName: 'industry-glossary-2027-02-20.json',
        type: 'application/json',
        text: expect.stringContaining('"Zero Trust"'),
      }),
    );
  },
};

const html = '<img src=x onerror=alert(1)>';

/** HTML in a text is text. */
export const HostileTexts: Story = {
  parameters: imported([
    { ...own, term: html, definition: html, category: html, examples: [html], relatedTerms: [html] },
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: html })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const SharedLink: Story = {
  args: { useAddress: true },
  beforeEach: atAddress(encodeHash(termsFormat, [own])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This came with a link');
    await canvas.findByText('25 terms');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(location.hash).toBe('');
  },
};

const manyTerms: GlossaryTerm[] = Array.from({ length: 10_000 }, (_, index) => {
  const term = terms[index % terms.length]!;
  return { ...term, id: `${term.id}-${index}`, term: `${term.term} ${index}` };
});

/** Of ten thousand terms only those on screen are rendered; letters still work. */
export const TenThousand: Story = {
  tags: ['slow'],
  args: { terms: manyTerms },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('10,000 terms');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60));
    await userEvent.click(canvas.getByRole('button', { name: /^V/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Virtual|^Vendor|^V/));
    await waitFor(() => expect(Math.abs(document.activeElement?.getBoundingClientRect().top ?? 999)).toBeLessThan(200));
    await userEvent.type(canvas.getByRole('searchbox'), 'break-fix 2');
    await waitFor(() => expect(canvas.getAllByText(/ of 10,000 terms$/)).toHaveLength(1));
    await waitFor(() => expect(titles(canvas)[0]).toMatch(/^Break-Fix 2/));
  },
};

/** Hidden, as in a closed tab, and shown again. On paper all rows are there. */
export const HiddenForAWhile: Story = {
  args: { terms: manyTerms.slice(0, 200) },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60));
    const titlesBefore = titles(canvas);
    await expect(canvas.getAllByRole('article')[0]!.closest('li')).toHaveAttribute('aria-posinset', '1');
    canvasElement.style.display = 'none';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(60);
    canvasElement.style.display = '';
    await waitFor(() => expect(titles(canvas)).toEqual(titlesBefore));
    dispatchEvent(new Event('beforeprint'));
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(200);
    dispatchEvent(new Event('afterprint'));
  },
};

export const InASite: Story = {
  args: { onNotice: fn(), feedbackEmail: 'advisor@example.com', headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Send Feedback' })).toHaveAttribute(
      'href',
      'mailto:advisor@example.com?subject=Glossary%20feedback',
    );
    await canvas.findByRole('heading', { level: 4, name: 'Acceptable Use Policy' });
  },
};

/** In Spanish: the terms, the categories, a search without accents, a submitted term and its file (TOOL-21). */
export const Spanish: Story = {
  tags: ['slow'],
  args: { locale: 'es', onExport: fn(() => false as const) },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(titles(canvas)).toHaveLength(24));
    await expect(canvas.getByRole('group', { name: 'Glosario del sector' })).toHaveAttribute('lang', 'es');
    const msp = entry(canvas, 'Proveedor de servicios gestionados');
    await expect(msp.getByText('Modelo de negocio')).toBeVisible();
    await expect(msp.getByRole('button', { name: 'Acuerdo de nivel de servicio' })).toBeVisible();
    await expect(statistic(canvas, 'Total de términos')).toHaveTextContent('24');

    await userEvent.click(canvas.getByRole('button', { name: 'Enviar término' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar término' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Término' }), 'Confianza cero');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Definición' }), 'Nada se da por fiable.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Categoría' }), 'Ciberseguridad');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar término' }));
    await expect(await canvas.findByText('Pendiente de revisión')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar JSON' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(1));
    const [json] = (args.onExport as ReturnType<typeof fn>).mock.lastCall as [{ text: string }];
    await expect(JSON.parse(json.text)).toMatchObject({
      terms: expect.arrayContaining([expect.objectContaining({ term: 'Confianza cero', category: 'Cybersecurity' })]),
    });
  },
};

/** A file of a Spanish visitor adds none of the standard terms again to an English tool (TOOL-22). */
export const FileFromSpanish: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(titles(canvas)).toHaveLength(24));
    const spanish = termsInLanguage(terms, createLanguage('es', es).tell);
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf(spanish));
    await canvas.findByText(/0 terms were added as pending/);
    await expect(titles(canvas)).toHaveLength(24);
  },
};

/** Every text comes from the words (TOOL-21): the list, the dialog, files and messages. */
export const EveryWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { messages: markedWords(es), feedbackEmail: 'hello@example.com' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const abbreviations = new RegExp(
      `\\b(?:${terms.flatMap(({ abbreviation = [] }) => abbreviation).join('|')}|ZT)\\b`,
    );
    // The letters of the index stand alone.
    const data = [abbreviations, /^[A-Z#]$/, ...Object.values(own).flat().map(String)];
    await waitFor(() => expect(titles(canvas)).toHaveLength(24));
    await expectMarked(canvasElement, data);
    const upload = (file: File) =>
      userEvent.upload(canvas.getByLabelText('⟦Import JSON⟧', { selector: 'input' }), file);
    await upload(jsonOf([{ ...own, relatedTerms: ['Perimeter'] }]));
    await canvas.findByText('⟦Pending review⟧');
    await expectMarked(canvasElement, [...data, 'Perimeter']);
    await upload(jsonOf([{ ...own, term: 'x'.repeat(101) }]));
    await canvas.findByText('⟦terms.json was not imported⟧');
    await expectMarked(canvasElement, [...data, 'Perimeter']);
    await userEvent.click(canvas.getByRole('button', { name: '⟦Submit Term⟧' }));
    const dialog = within(await screen.findByRole('dialog', { name: '⟦Submit Term⟧' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '⟦Examples⟧' }), 'a,'.repeat(21));
    await userEvent.click(dialog.getByRole('button', { name: '⟦Submit Term⟧' }));
    await dialog.findByRole('group', { name: /answers need your attention/ });
    await expectMarked(canvasElement, [...data, 'Perimeter']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '⟦Discard changes⟧' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByRole('heading', { name: '⟦No Terms Found⟧' });
    await expectMarked(canvasElement, [...data, 'Perimeter', 'zzz']);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'service');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(24));
  },
};

export const Phone: Story = {
  args: { useAddress: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('24 terms');
  },
};

export const AbbreviationTwice: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { terms: terms.slice(0, 2).map((each) => ({ ...each, term: `${each.term} (${each.abbreviation})` })) },
};
