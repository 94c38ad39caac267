// SITE-22
/**
 * A script for the `<head>` of a framed page, before any style: sets `<html data-theme>` to the theme in its URL.
 * Without one the system's preference applies, not the visitor's choice on this site.
 */
export const framedThemeScript = `(t=>{/^(light|dark)$/.test(t)&&(document.documentElement.dataset.theme=t)})(new URLSearchParams(location.search).get("theme"))`;
