import { isHydrated } from '../browser/hydrated.ts';
import { expect, test as journey } from '../journeys/fixtures.ts';
import type { Site } from '../journeys/site.ts';
import type { MailReceiver } from '../journeys/smtp.ts';
import { publicPages } from '../pages/built.ts';
import { expectIn, type Engine, type Tab, type testIn } from './engine.ts';
import { upcomingDay } from '../support/upcoming.ts';

/** The button with these words, or with an icon and these words as its tooltip. */
const button = (name: string) =>
  `//button[normalize-space()="${name}" or following-sibling::*[@role="tooltip"]="${name}"]`;
const inDialog = (selector: string) => `//dialog[@open]${selector}`;
/** The field of a label that begins so. */
const field = (label: string) =>
  `//*[@id=//label[starts-with(normalize-space(),"${label}")]/@for][not(ancestor::dialog[not(@open)])]`;

const waitForText = (tab: Tab, text: string) =>
  expectIn(tab, (words) => document.body.innerText.includes(words), text).toBe(true);
const waitForPath = (tab: Tab, path: string) => expectIn(tab, () => location.pathname, null).toBe(path);
const waitUntilHydrated = (tab: Pick<Tab, 'evaluate'>) => expectIn(tab, isHydrated, null).toBe(true);

/** Forms of every shape: the fields that are filled in, by their names. */
const forms: { path: string; address: string; answers: Record<string, string>; sent?: object }[] = [
  { path: '/contact', address: 'contact', answers: { name: 'Ada Okafor', message: 'We are 40 people.' } },
  {
    path: '/schedule-consultation?type=msp#form',
    address: 'consultation',
    answers: { firstName: 'Ada', lastName: 'Okafor', message: 'We are 40 people.' },
    sent: { form: 'consultation', fields: { firstName: 'Ada', consultationType: 'msp' } },
  },
  {
    path: '/download-strategy-guide',
    address: 'guide',
    answers: { fullName: 'Ada Okafor', company: 'Northwind' },
    sent: { form: 'strategy-guide', fields: { company: 'Northwind' } },
  },
  {
    path: '/request-advisory-proposal',
    address: 'proposal',
    answers: { contactFirstName: 'Ada', contactLastName: 'Okafor', objectives: 'Fewer incidents.' },
    sent: { form: 'advisory-proposal', fields: { objectives: 'Fewer incidents.' } },
  },
  {
    path: '/speaking-engagement',
    address: 'speaking',
    answers: {
      organizationName: 'Northwind',
      contactName: 'Ada Okafor',
      eventName: 'Autumn meeting',
      eventLocation: 'Goshen',
      eventDate: upcomingDay,
    },
    sent: { organizationName: 'Northwind', eventDate: upcomingDay },
  },
];

/** A date has an editor of its own in every browser, with parts in the order of the reader's country. */
const setDate = (tab: Tab, selector: string, date: string) =>
  tab.evaluate(
    ([wanted, value]) => {
      const input = document.querySelector<HTMLInputElement>(wanted!)!;
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.blur();
    },
    [selector, date],
  );

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the open menu of the bar is, how much its content takes, where its button is, and the size of the window. */
const readMenu = () => {
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const menu = document.querySelector(':popover-open');
  if (!menu) return null;
  const content = [...menu.children].map(boxOf);
  return {
    menu: boxOf(menu),
    content: {
      width: Math.max(...content.map(({ right }) => right)) - Math.min(...content.map(({ left }) => left)),
      height: Math.max(...content.map(({ bottom }) => bottom)) - Math.min(...content.map(({ top }) => top)),
    },
    button: boxOf(document.querySelector(`[popovertarget="${menu.id}"]`)!),
    window: { width: innerWidth, height: innerHeight },
    isAnchored: CSS.supports('position-area: block-end'),
  };
};

type Menu = NonNullable<ReturnType<typeof readMenu>>;

/** Holds that a menu takes what its content needs, and is in sight. */
function expectInSight({ menu, content, window }: Menu) {
  const around = 2 * (16 + 1);
  expect(menu.right - menu.left).toBeLessThanOrEqual(content.width + around + 1);
  expect(menu.bottom - menu.top).toBeLessThanOrEqual(content.height + around + 1);
  expect(Math.min(menu.left, menu.top)).toBeGreaterThanOrEqual(0);
  expect(menu.right).toBeLessThanOrEqual(window.width);
  expect(menu.bottom).toBeLessThanOrEqual(window.height);
}

const isAtItsButton = ({ menu, button }: Menu) =>
  menu.left < button.right &&
  menu.right > button.left &&
  Math.max(menu.top - button.bottom, button.top - menu.bottom) <= 8;

/** Holds that the open menu is in sight and at its button; where it cannot be anchored, once the script has arrived. */
export async function expectMenuAtItsButton(tab: Pick<Tab, 'evaluate'>) {
  await expectIn(tab, () => document.querySelector(':popover-open') !== null, null).toBe(true);
  const read = async () => (await tab.evaluate(readMenu, null))!;
  const opened = await read();
  expectInSight(opened);
  if (opened.isAnchored) expect(isAtItsButton(opened)).toBe(true);
  await waitUntilHydrated(tab);
  await expect.poll(async () => isAtItsButton(await read())).toBe(true);
  expectInSight(await read());
}

/** Opens the menu of the theme on a wide window, and on one where it stands in the menu of the bar. */
export async function openThemeMenus(tab: Tab, site: Site) {
  await tab.resize(1280, 800);
  await tab.goto(`${site.url}/about`);
  await tab.click(button('Theme'));
  await expectMenuAtItsButton(tab);
  await tab.press('Escape');
  await expectIn(tab, () => document.querySelector(':popover-open'), null).toBeNull();

  await tab.resize(360, 740);
  await tab.goto(`${site.url}/about`);
  await tab.click('summary');
  await tab.click(button('Theme'));
  await expectMenuAtItsButton(tab);
  await tab.press('Escape');
  await expectIn(tab, () => document.activeElement?.matches('[popovertarget]'), null).toBe(true);
  // From a button that was clicked, Tab goes past what it has opened in WebKit.
  await tab.evaluate(() => {
    const button = document.activeElement as HTMLElement;
    button.blur();
    button.focus();
  }, null);
  await tab.press('Enter');
  await tab.press('Tab');
  await expectIn(tab, () => document.activeElement?.closest(':popover-open') !== null, null).toBe(true);
  await tab.press('Tab');
  await expectIn(tab, () => document.querySelector(':popover-open'), null).toBeNull();
}

/** What each engine does first, on the site of the journeys: a form is sent from a page that was hydrated. */
export const describeSmoke = (engineName: string, launch: () => Promise<Engine>) =>
  journey('a form is sent, stored and mailed, from a page that is hydrated', async ({ site, smtp }) => {
    const engine = await launch();
    try {
      const { tab, errors, leave } = await engine.arrive();
      await sendForm(tab, { ...forms[0]!, address: engineName }, { site, smtp });
      expect(await errors()).toEqual([]);
      await leave();
    } finally {
      await engine.close();
    }
  });

/** Fills in and sends a form, and expects that it is stored and mailed. */
async function sendForm(
  tab: Tab,
  { path, address, answers, sent }: (typeof forms)[number],
  { site, smtp }: { site: Site; smtp: MailReceiver },
) {
  const email = `${address}@northwind.example`;
  await tab.goto(site.url + path);
  await waitUntilHydrated(tab);
  for (const [name, answer] of Object.entries({ ...answers, email })) {
    const selector = `#form [name="${name}"]`;
    if (name === 'eventDate') await setDate(tab, selector, answer);
    else await tab.fill(selector, answer);
  }
  await tab.click('#form button[type="submit"]');
  await waitForText(tab, 'The answer goes to');
  const { data } = await site.service.from('contact_messages').select('*').eq('email', email).single();
  expect(data).toMatchObject({ email, ...(sent ? { details: sent } : { message: answers.message }) });
  await smtp.waitFor((mail) => mail.replyTo?.[0]?.address === email);
}

/** The journeys that every engine makes on the real site. */
export function describeJourneys(test: ReturnType<typeof testIn>) {
  test('every page is hydrated, on a text page with the first key', async ({ tab, site }) => {
    for (const { path } of publicPages) {
      await tab.goto(site.url + path);
      await tab.press('Tab');
      await waitUntilHydrated(tab);
    }
  });

  for (const form of forms.slice(1))
    test(`the form at ${form.path} is sent, stored and mailed`, ({ tab, site, smtp }) =>
      sendForm(tab, form, { site, smtp }));

  test('a number with separators is read, and one that can be read in two ways is not', async ({ tab, site }) => {
    await tab.goto(`${site.url}/msp-pricing-calculator`);
    await waitUntilHydrated(tab);
    const shown = () => {
      const field = document.querySelector<HTMLInputElement>('[name=workstationCount]')!;
      return [field.value, field.getAttribute('aria-invalid')];
    };
    for (const [text, left] of [
      ['1,200', ['1200', null]],
      ['12\u202f000', ['12000', null]],
      ['1.200', ['1.200', 'true']],
    ] as const) {
      await tab.fill('[name="workstationCount"]', text);
      await tab.press('Tab');
      await expectIn(tab, shown, null).toEqual(left);
    }
  });

  test('the owner signs in, creates, edits and deletes a recipe, and takes that back', async ({ tab, site }) => {
    const recipe = async () => {
      const { data } = await site.service.from('recipes').select('title, servings').eq('title', 'Corn chowder');
      return data;
    };
    await tab.resize(1280, 800);
    await tab.goto(`${site.url}/admin/recipes`);
    await waitForPath(tab, '/auth');
    await tab.fill('[name="email"]', site.local.ownerEmail);
    await tab.fill('[name="password"]', site.local.ownerPassword);
    await tab.click('//form//button[normalize-space()="Sign In"]');
    await waitForPath(tab, '/admin/recipes');

    await tab.click(button('Add recipe'));
    await tab.fill(field('Title'), 'Corn chowder');
    await tab.fill(field('Ingredients'), '4 ears of corn');
    await tab.fill(field('Instructions'), 'Simmer for 20 minutes.');
    await tab.click(inDialog(button('Create recipe')));
    await waitForText(tab, 'Recipe created successfully');

    await tab.click(button('Edit Corn chowder'));
    await tab.fill(field('Servings'), '6');
    await tab.click(inDialog(button('Save changes')));
    await waitForText(tab, 'Recipe updated successfully');
    expect(await recipe()).toEqual([{ title: 'Corn chowder', servings: 6 }]);

    await tab.click(button('Delete Corn chowder'));
    await tab.click(inDialog(button('Delete recipe')));
    await waitForText(tab, '“Corn chowder” is deleted');
    expect(await recipe()).toEqual([]);
    await tab.click(button('Undo'));
    await expect.poll(recipe).toEqual([{ title: 'Corn chowder', servings: 6 }]);
  });

  test('the pricing calculator, opened scrolled, calculates', async ({ tab, site }) => {
    await tab.goto(`${site.url}/msp-pricing-calculator`);
    await tab.evaluate(() => scrollTo(0, 600), null);
    await tab.reload();
    await waitUntilHydrated(tab);
    await tab.fill(field('Workstations'), '20');
    await tab.click(button('Calculate Pricing'));
    await waitForText(tab, '$2,400.00');
  });

  test('the risk matrix takes a risk, and keeps it over a reload', async ({ tab, site }) => {
    await tab.goto(`${site.url}/risk-matrix-template`);
    await waitUntilHydrated(tab);
    await tab.click(button('Add First Risk'));
    await tab.fill(field('Title'), 'Ransomware on the file server');
    await tab.fill(field('Description'), 'All shares encrypted overnight.');
    await tab.select(field('Category'), 'Cybersecurity');
    await tab.click(inDialog(button('Add Risk')));
    await waitForText(tab, 'New risk has been added to the matrix.');
    await expectIn(tab, () => document.querySelector('dialog[open]'), null).toBeNull();
    await expectIn(tab, () => localStorage.getItem('advisor-risk-matrix'), null).toContain('Ransomware');
    await tab.reload();
    await waitForText(tab, 'Ransomware on the file server');

    // An icon button shows its name on focus.
    await waitUntilHydrated(tab);
    await tab.evaluate(() => {
      const isShown = (element: HTMLElement) => element.offsetHeight > 0;
      [...document.querySelectorAll<HTMLElement>('button:has(+ [role="tooltip"])')]
        .find((each) => isShown(each) && each.nextSibling!.textContent === 'Edit Ransomware on the file server')!
        .focus();
    }, null);
    await tab.press('Tab');
    const shownNames = () =>
      [...document.querySelectorAll('[role="tooltip"]:popover-open')].map((name) => {
        const { top, left, right, bottom } = name.getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        return [name.textContent, top > 0 && left > 0 && right < clientWidth && bottom < clientHeight];
      });
    await expectIn(tab, shownNames, null).toEqual([['Delete Ransomware on the file server', true]]);
  });

  test('the search leads to a page by keyboard, with what is typed after "/"', async ({ tab, site }) => {
    await tab.goto(`${site.url}/about`);
    await tab.type('/glossary');
    await waitForText(tab, 'Industry Glossary');
    await expectIn(
      tab,
      () => document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]')?.value,
      null,
    ).toBe('glossary');
    await expectIn(tab, () => document.querySelector('dialog[open] [role="option"]')?.textContent, null).toContain(
      'Glossary',
    );
    await tab.press('Enter');
    await waitForPath(tab, '/industry-glossary');
    await expectIn(tab, () => document.querySelector('h1')?.textContent, null).toContain('Glossary');
  });

  test('a theme is chosen, followed by a second tab, and kept over a reload', async ({ tab, site }) => {
    const scheme = (of: Tab) => expectIn(of, () => getComputedStyle(document.documentElement).colorScheme, null);
    await tab.resize(1280, 800);
    await tab.goto(`${site.url}/about`);
    const other = await tab.another();
    await other.goto(`${site.url}/home`);
    await other.press('Tab');
    await waitUntilHydrated(other);
    for (const name of ['Light', 'Dark']) {
      if (name === 'Light') await tab.click(button('Theme'));
      await tab.click(`//label[normalize-space()="${name}"]`);
      await scheme(tab).toBe(name.toLowerCase());
      await waitUntilHydrated(tab);
      await scheme(other).toBe(name.toLowerCase());
    }
    await tab.reload();
    await scheme(tab).toBe('dark');
  });

  test('the menus of the bar are at their buttons, and close when the focus leaves them', ({ tab, site }) =>
    openThemeMenus(tab, site));

  test('the menu on a phone leads to a page, and closes', async ({ tab, site }) => {
    const contact = () => document.querySelector<HTMLElement>('header a[href="/contact"]')!.offsetHeight > 0;
    await tab.resize(360, 740);
    await tab.goto(`${site.url}/home`);
    // A page that is left whole cannot be asked anything meanwhile in WebKit.
    await tab.press('Tab');
    await waitUntilHydrated(tab);
    await expectIn(tab, contact, null).toBe(false);
    await tab.click('summary');
    await expectIn(tab, contact, null).toBe(true);
    await tab.click('header a[href="/contact"]');
    await waitForPath(tab, '/contact');
    await expectIn(tab, contact, null).toBe(false);
  });
}
