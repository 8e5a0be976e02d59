/** The store asks the browser whether it is online. Node 20 has no navigator, and that of later ones does not say. */
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} })
if (!('onLine' in navigator)) Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
