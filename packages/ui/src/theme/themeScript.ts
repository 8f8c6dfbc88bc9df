/**
 * Sets the stored theme on <html> before the first paint; put it into a `<script data-key="…">` in the head, the key being the
 * `storageKey` of the provider. It is the same text for every key, so one hash lets it through a content security policy.
 */
export const themeScript = `(function(){try{var t=JSON.parse(localStorage.getItem(document.currentScript.getAttribute("data-key")))||{},o={colorScheme:["data-theme","light","dark","system"],contrast:["data-contrast","normal","more","system"],density:["data-density","comfortable","compact"]};for(var k in o)if(o[k].indexOf(t[k])>0)document.documentElement.setAttribute(o[k][0],t[k])}catch(e){}})()`

/** The source expression for `script-src` that lets the script run. */
export const themeScriptHash = "'sha256-Ktf8tH2Fv/dnYlVqWEkYVy8geedWijEJzidEvST/+4g='"
