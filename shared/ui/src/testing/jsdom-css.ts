/** Tests only: jsdom has no CSS.supports, and x-data-grid asks it once, when it is loaded, what browsers can do. */
globalThis.CSS ??= Object.create(null)
globalThis.CSS.supports = () => true
