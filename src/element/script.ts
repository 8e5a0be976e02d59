// What a plain script tag loads. No name is declared at the top level: a classic script would share it with the page.
// The nonce that lets this script run is there only while it runs, and lets the imports and the styles in too.
void (async (nonce) => {
  const { startFromScript } = await import('./startFromScript.js')
  startFromScript(nonce)
})(document.currentScript?.nonce)
