import { asPrinted } from '../tests/browser/asPrinted';

/** The texts of a story that are too light for white paper: browsers print no backgrounds unless they are asked to. */
export async function lightTextsOnPaper(root: Element): Promise<string[]> {
  let light: Element[] = [];
  await asPrinted(() => {
    light = [...root.querySelectorAll('*')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isLight(getComputedStyle(element)),
    );
    return Promise.resolve();
  });
  return light.map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
}

const isLight = ({ color, printColorAdjust }: CSSStyleDeclaration) =>
  printColorAdjust !== 'exact' && Math.min(...color.match(/\d+/g)!.slice(0, 3).map(Number)) > 160;
