/**
 * fast-check with one seed for every property test: equal runs everywhere. A failure prints the seed and the path to it;
 * `PROPERTY_SEED=n` draws other values, as `npm run prove -- propriedades` does.
 */
const { dirname, join } = require('node:path')

const manifest = require.resolve('fast-check/package.json')
const fc = require(join(dirname(manifest), 'lib/cjs/fast-check.js'))

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) })

module.exports = fc
