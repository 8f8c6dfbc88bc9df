/**
 * Sets the stored theme on <html> before the first paint. Put it into a `<script data-key="…">` in the head, where the key is the
 * `storageKey` of the provider. The text is the same for every key, so one hash allows it in a content security policy.
 */
export const themeScript = `(function(){try{var t=JSON.parse(localStorage.getItem(document.currentScript.getAttribute("data-key")))||{},o={colorScheme:["data-theme","light","dark","system"],contrast:["data-contrast","normal","more","system"],density:["data-density","comfortable","compact"]};for(var k in o)if(o[k].indexOf(t[k])>0)document.documentElement.setAttribute(o[k][0],t[k])}catch(e){}})()`

/** The `script-src` source expression that allows the script. */
export const themeScriptHash = "'sha256-Ktf8tH2Fv/dnYlVqWEkYVy8geedWijEJzidEvST/+4g='"
