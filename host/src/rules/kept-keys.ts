/**
 * The number of the company of whoever is signed in, kept on the device: releases may be tried by companies
 * (docs/decisions/133-canary.md). Logging out forgets it, as all under this prefix.
 */
export const EMPRESA_KEY = 'seleta.privado.empresa'
