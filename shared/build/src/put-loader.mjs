/**
 * Puts a loader of ours in the place of webpack's, whose limit of two minutes knows nothing of a slow line.
 * @param {string} load expression of `url` and `chunkId`: a promise that rejects with the kind of the fault
 */
export function putLoader(compilation, { RuntimeGlobals, RuntimeModule, Template }, load) {
  class Loader extends RuntimeModule {
    constructor() {
      super('load script')
    }

    generate() {
      return Template.asString([
        `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
        Template.indent([
          `${load}.then(() => 'load', (fault) => fault.kind)`,
          '.then((type) => done({ type, target: { src: url } }));',
        ]),
        '};',
      ])
    }
  }
  compilation.hooks.runtimeRequirementInTree
    .for(RuntimeGlobals.loadScript)
    .tap({ name: 'putLoader', stage: -10 }, (chunk) => {
      compilation.addRuntimeModule(chunk, new Loader())
      return true
    })
}
