import { install } from './install.mjs'

/** Installs what the frozen lockfile names; the first step of every image. */
await install()
