import webpack from 'webpack'
import webpackDevMiddleware from 'webpack-dev-middleware'

/** Where a host finds the area on its dev server (host, `local-release.ts`). */
export const AREA_PATH = '/area'

/**
 * Serves the area as a host runs it, beside its page of its own: a release like any other, with container, digests and
 * `release.json`, built anew when a file is saved (docs/decisions/134-areas-from-elsewhere.md). Built only from the
 * first time that somebody asks for it: whoever works with the area alone does not wait for it. Nor do they wait for
 * the page alone who work inside the host: while nobody has it open it is built anew only when it is asked for.
 * @param {() => import('webpack').Configuration} configure
 * @returns the dev server's `setupMiddlewares`
 */
export function serveArea(configure) {
  return (middlewares, server) => {
    let serve = null
    const middleware = (request, response, next) => {
      const { watching } = server.compiler
      if (!request.url.startsWith(`${AREA_PATH}/`)) {
        watching?.resume()
        return next()
      }
      if (!isOpen(server)) watching?.suspend()
      allowOrigin(request, response, server.options.proxy?.[0]?.target)
      serve ??= webpackDevMiddleware(webpack(configure()), {
        publicPath: `${AREA_PATH}/`,
        stats: 'errors-warnings',
      })
      return serve(request, response, next)
    }
    // Behind the checks of host and origin, before the page that stands for every address.
    const last = middlewares.findIndex(({ name }) => name === 'cross-origin-header-check')
    return middlewares.toSpliced(last + 1, 0, { name: 'seleta-area', middleware })
  }
}

/** Whether a page of the area alone listens for what is saved. */
const isOpen = ({ webSocketServer }) => (webSocketServer?.clients.length ?? 0) > 0

/** The product that this server works for, or one on this machine; no page of anybody else. */
function allowOrigin(request, response, product) {
  const { origin } = request.headers
  response.setHeader('vary', 'origin')
  if (origin === undefined || !URL.canParse(origin)) return
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
  if (isHere || origin === new URL(product).origin) response.setHeader('access-control-allow-origin', origin)
}
