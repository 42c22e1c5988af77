/** Of what is asked before anything is installed: `scripts/ask-first.mjs` reads this file as it stands. */
export const DEFAULTS = { PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data' } as const
