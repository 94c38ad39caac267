/** What the reader chose; `null` follows the system. */
export type ThemeChoice = 'light' | 'dark' | null;

const storageKey = 'advisor-theme';

/** The name of the radio buttons with which a reader chooses. The stylesheet follows them, see `themes.css.ts`. */
export const themeRadioName = 'advisor-theme';

/**
 * A script for the `<head>`, before any style: puts the remembered choice on `<html data-theme>` so that
 * the first paint already has it. Plain text, so that a page can hash it for its Content-Security-Policy.
 */
export const themeScript = `try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The choice in force in this document, as `themeScript` or `applyThemeChoice` left it. */
export function readThemeChoice(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Shows and remembers a choice. Where storage is forbidden the choice holds for this page only. */
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
