/** What the reader chose; `null` follows the system. */
export type ThemeChoice = 'light' | 'dark' | null;

const storageKey = 'advisor-theme';

/** The name of the radio buttons with which a reader chooses. The stylesheet follows them, see `themes.css.ts`. */
export const themeRadioName = 'advisor-theme';

/**
 * A script for the `<head>`, before any style: puts the remembered choice on `<html data-theme>` so that the first paint
 * already has it. It keeps the radio buttons of `ThemeSwitch` working until React does, and follows a choice that is
 * made in another tab. Plain text, so that a page can hash it for its Content-Security-Policy.
 */
export const themeScript = `(function(root){
function show(choice){
if(choice==="light"||choice==="dark")root.dataset.theme=choice;else delete root.dataset.theme;
var radio=document.querySelector('input[name="${themeRadioName}"][value="'+(root.dataset.theme||"")+'"]');if(radio)radio.checked=true}
try{show(localStorage.getItem("${storageKey}"))}catch(e){}
addEventListener("DOMContentLoaded",function(){show(root.dataset.theme)});
addEventListener("storage",function(e){if(e.key==="${storageKey}")show(e.newValue)});
addEventListener("change",function(e){if(e.target.name!=="${themeRadioName}")return;show(e.target.value);
try{if(e.target.value)localStorage.setItem("${storageKey}",e.target.value);else localStorage.removeItem("${storageKey}")}catch(e){}})
})(document.documentElement)`;

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
