import { install, requireNode } from './install.mjs'

/** Installs what the frozen lockfile names; the first step of every image. */
requireNode()
await install()
