// SITE-22
/**
 * A script for the `<head>` of a framed page, before any style: puts the theme that its address names on
 * `<html data-theme>`. Without one the visitor's system decides, and not what was chosen on this site.
 */
export const framedThemeScript = `(t=>{/^(light|dark)$/.test(t)&&(document.documentElement.dataset.theme=t)})(new URLSearchParams(location.search).get("theme"))`;
