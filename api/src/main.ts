import { startProduct } from './start-product'

/** `node api/dist/main.mjs`: the whole product in one process, set up by the environment. */
await startProduct(process.env)
