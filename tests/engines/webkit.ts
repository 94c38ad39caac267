import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine, Tab } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';
const [browserPath] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/**
 * Starts WebKitGTK's browser on a display of its own. Features are those of `MiniBrowser --features=help`, with + or -
 * before the name.
 */
export async function launchWebKit(features: string[] = []): Promise<Engine> {
  if (!existsSync(driverPath) || !existsSync(displayPath) || !browserPath)
    throw new Error('There is no WebKit here. Install it (on Debian: apt-get install webkit2gtk-driver xvfb).');
  const display = spawn(displayPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((said) => display.stdout.once('data', (data) => said(String(data).trim())));
  const { service, server } = await startDriver(`:${number}`);
  const openBrowser = () =>
    new Builder()
      .disableEnvironmentOverrides()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          // The recorder of errors has to be there before the scripts of the page; "eager" never returns.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            binary: browserPath,
            args: ['--automation', ...features.map((feature) => `--features=${feature}`)],
          },
        }),
      )
      .build();
  return {
    // Each visitor has a browser of their own: after a second tab was closed, WebKitWebDriver may never answer again.
    async arrive() {
      const driver = await openBrowser();
      const first = await driver.getWindowHandle();
      return {
        tab: openTab(driver, first),
        errors: async () => {
          await driver.switchTo().window(first);
          return driver.executeScript(readErrors);
        },
        leave: () => driver.quit(),
      };
    },
    async close() {
      await Promise.all([end(service), end(display)]);
    },
  };
}

/** The driver says of no port which one it has taken, and ends when it is taken: then it is started on the next one. */
async function startDriver(DISPLAY: string): Promise<{ service: ChildProcess; server: string }> {
  // Below those that the system gives away, and different in each process.
  const first = 10_000 + (process.pid % 20_000);
  for (let port = first; port < first + 20; port++) {
    const server = `http://127.0.0.1:${port}`;
    const isUp = () => fetch(`${server}/status`).catch(() => null);
    if (await isUp()) continue;
    const service = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } });
    for (const late = Date.now() + 30_000; service.exitCode === null && Date.now() < late;) {
      if (await isUp()) return { service, server };
      await new Promise((later) => setTimeout(later, 50));
    }
    await end(service);
  }
  throw new Error('WebKitWebDriver did not answer on any of 20 ports.');
}

function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  return new Promise((ended) => {
    child.once('exit', ended);
    child.kill();
  });
}

/**
 * WebKitWebDriver tells nothing of the console, so the page itself writes down what goes wrong, in the order of things
 * from when its document is read. What an inline script does before that is not seen, nor what the browser alone says,
 * as of a file that is missing. All tabs of a visitor write into one list.
 */
const recordErrors = () => {
  const note = (text: unknown) => {
    const noted = JSON.parse(localStorage.getItem('test-errors') ?? '[]') as string[];
    localStorage.setItem('test-errors', JSON.stringify([...noted, `${location.pathname}: ${String(text)}`]));
  };
  const translate = console.error;
  console.error = (...said) => {
    note(said.join(' '));
    translate(...said);
  };
  addEventListener('error', (event) => note(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    note(`${event.violatedDirective} forbids ${event.blockedURI}`),
  );
};
const readErrors = "return JSON.parse(localStorage.getItem('test-errors') ?? '[]')";

/** Scrolls an element into view; true when it is there and did not move since the last call. */
const scrollTo = (element: HTMLElement & { lastTop?: number }) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top } = element.getBoundingClientRect();
  const isStill = element.lastTop === top;
  element.lastTop = top;
  return isStill;
};

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

function openTab(driver: WebDriver, handle: string): Tab {
  const show = () => driver.switchTo().window(handle);
  const find = async (selector: string) => {
    await show();
    const by = selector.startsWith('//') ? By.xpath(selector) : By.css(selector);
    const visible = async () => {
      for (const element of await driver.findElements(by))
        // One that React has replaced meanwhile is asked for again.
        if (await element.isDisplayed().catch(() => false)) return element;
      return undefined;
    };
    return (await driver.wait(visible, 30_000, `${selector} is not to be seen.`))!;
  };
  const type = async (text: string) => {
    await show();
    await driver.actions().sendKeys(text).perform();
  };
  /** Waits for the document after this one, as soon as it is read. */
  const open = async (leave: () => Promise<void>) => {
    await show();
    await driver.executeScript('window.isLeft = true');
    await leave();
    const isRead = 'return !window.isLeft && document.readyState !== "loading"';
    // Between two documents there is none to ask, and what asked the one that is left may never be answered.
    const asked = () => driver.executeScript<boolean>(isRead).catch(() => false);
    const unanswered = () => new Promise<false>((late) => setTimeout(late, 1000, false));
    await driver.wait(() => Promise.race([asked(), unanswered()]), 30_000);
    await driver.executeScript(recordErrors);
  };
  return {
    goto: (url) => open(() => driver.get(url)),
    reload: () => open(() => driver.navigate().refresh()),
    async click(selector) {
      const element = await find(selector);
      const settle = () =>
        // What comes into sight for the first time is laid out then, and moves what is below it.
        driver.wait(() => driver.executeScript<boolean>(scrollTo, element), 30_000, `${selector} moves.`);
      await settle();
      // After typing, WebKit may scroll back to the caret with the first event of the pointer.
      await driver.actions().move({ origin: element }).perform();
      await settle();
      await element.click();
    },
    async fill(selector, text) {
      await driver.executeScript('arguments[0].focus(); arguments[0].select();', await find(selector));
      await type(text);
    },
    async select(selector, value) {
      const field = await find(selector);
      await field.findElement(By.css(`option[value="${value}"]`)).click();
    },
    type,
    press: (key) => type(keys[key]),
    async evaluate(read, argument) {
      await show();
      return driver.executeScript(read, argument);
    },
    async resize(width, height) {
      await show();
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
    },
    async another() {
      await show();
      await driver.switchTo().newWindow('tab');
      const tab = openTab(driver, await driver.getWindowHandle());
      await show();
      return tab;
    },
  };
}
