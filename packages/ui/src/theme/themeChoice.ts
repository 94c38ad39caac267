/** The reader's choice; `null` follows the system. */
export type ThemeChoice = 'light' | 'dark' | null;

/** Also the name of the radio buttons with which a reader chooses. The stylesheet follows them, see `themes.css.ts`. */
const storageKey = 'advisor-theme';

export const themeRadioName = storageKey;

/**
 * A script for the `<head>`, before any style: puts the stored choice on `<html data-theme>` so that the first paint
 * already has it. It keeps the radio buttons of `ThemeSwitch` working until React does, and follows a choice that is
 * made in another tab. Plain text, so that a page can hash it for its Content-Security-Policy.
 */
export const themeScript = `((k,d,f)=>{f=c=>{c=localStorage[k];/^(light|dark)$/.test(c)?d.theme=c:delete d.theme;(c=document.querySelector('[name='+k+'][value="'+(d.theme||"")+'"]'))&&(c.checked=1)}
try{f();addEventListener("storage",f);addEventListener("DOMContentLoaded",f);addEventListener("change",e=>{if((e=e.target).name==k)localStorage[k]=e.value,f()})}catch(e){}})("${storageKey}",document.documentElement.dataset)`;

/** The choice that a text names: that of a radio button, or what the document has. */
export const themeChoiceOf = (text: string | undefined): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : null;

/** The current choice in this document, as `themeScript` or `applyThemeChoice` left it. */
export const readThemeChoice = (): ThemeChoice => themeChoiceOf(document.documentElement.dataset.theme);

/** Applies and stores a choice. Without storage, it applies to this page only. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  try {
    if (choice) localStorage.setItem(storageKey, choice);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be forbidden; the page still shows the choice.
  }
}
