import { putLoader } from './put-loader.mjs'

/** Lets the host load its own scripts by the limits of every other file (`self.__seletaOwn`, its first script). */
export class OwnLoaderPlugin {
  apply(compiler) {
    // The running webpack, not a copy that another package may have brought.
    const { webpack } = compiler
    compiler.hooks.thisCompilation.tap('OwnLoaderPlugin', (compilation) =>
      putLoader(
        compilation,
        webpack,
        // Digests are those of the integrity plugin.
        'self.__seletaOwn(url, __webpack_require__.sriHashes[chunkId])',
      ),
    )
  }
}
