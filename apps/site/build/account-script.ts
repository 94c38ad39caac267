import { roleStorageKey, sessionStorageKey } from '../src/backend/account/storageKeys.ts';

// SITE-7
/**
 * A script for the `<head>`: puts the role of who is signed in in this browser on `<html data-account>`, so that the bar
 * is right from the first frame. It follows other tabs, and looks again on a page from the back/forward cache, which has
 * missed what they did. `unknown` is a session whose role was not asked for yet.
 */
export const accountScript = `((d,f)=>{f=()=>{localStorage["${sessionStorageKey}"]?d.account=localStorage["${roleStorageKey}"]||"unknown":delete d.account}
try{f();addEventListener("storage",f);addEventListener("pageshow",f)}catch(e){}})(document.documentElement.dataset)`;
