import { paperRules } from './paperRules';

/*
 * Prints a tool's paper without the rest of the page. The rules are adopted stylesheets, which work under any
 * Content-Security-Policy; they are present only while the page prints.
 */

/** Encloses the paper: the tool and, where it is printed alone, everything around it. */
const path = 'data-advisor-path';
const printed = 'data-advisor-printed';

/** Rules of the page, whatever their specificity, must not move or hide the paper: hence `!important`. */
const important = (rule: string) => rule.replaceAll(';', ' !important;');

const css = `@media print {
  [${path}] > :not([${path}], [${printed}]), :host([${path}]) > :not([${path}], [${printed}]) { ${important('display: none;')} }
  [${path}] { ${important(`
    display: block; position: static; float: none; columns: auto; transform: none; filter: none;
    inline-size: auto; min-inline-size: 0; max-inline-size: none; block-size: auto; min-block-size: 0; max-block-size: none;
    margin: 0; padding: 0; border: 0; box-shadow: none; background: none; overflow: visible; opacity: 1;
    clip-path: none; contain: none; container-type: normal; content-visibility: visible;
  `)} }
  [${path}]::before, [${path}]::after { ${important('content: none;')} }
  [${path}]::backdrop { ${important('display: none;')} }
  [${printed}] { ${important('display: block; visibility: visible;')} }
}`;
const paperSize = '@page { margin: 8.5mm 16mm; }';

const toolAround = (element: Element) => element.closest('[data-advisor-tool]')!;

/** The tool whose button was pressed. */
let asked: Element | undefined;

// TOOL-40
/** Opens the print dialog for only the paper of the tool around an element. */
export function printAlone(element: Element) {
  asked = toolAround(element);
  window.print();
}

/** The paper being printed alone. */
let alone: Element | undefined;

/**
 * Registers a paper to be printed in place of its tool; returns a function that unregisters it. It is printed alone if
 * its button was pressed, or, without a button press, if its tool is the page's `main` one.
 */
export function putInPlace(paper: Element, main: boolean): () => void {
  const tool = toolAround(paper);
  const isAlone = asked ? asked === tool : main && !alone;
  const around: Element[] = [tool];
  const roots: (Document | ShadowRoot)[] = [];
  let node: Node = tool;
  while (node.parentNode) {
    node = node.parentNode;
    if (node instanceof ShadowRoot || node === document) roots.push(node as Document | ShadowRoot);
    if (node instanceof ShadowRoot) node = node.host;
    if (isAlone && node instanceof Element) around.push(node);
  }
  if (isAlone) alone = paper;
  paper.setAttribute(printed, '');
  for (const element of around) element.setAttribute(path, '');
  const rules = new CSSStyleSheet();
  rules.replaceSync(paperRules + css + (isAlone ? paperSize : ''));
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, rules];
  return () => {
    if (alone === paper) alone = undefined;
    asked = undefined;
    paper.removeAttribute(printed);
    for (const element of around) element.removeAttribute(path);
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== rules);
  };
}
