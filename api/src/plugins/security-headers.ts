import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from '../ground/settings'
import type { PageDigests } from './page-digests'

/** Emotion starts with an empty `<style>`; this is the hash of the empty text (security finding 3). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The variables of x-data-grid, an inline `<style>` that says the same in every build (shared/ui style-hashes.ts). */
const DATA_GRID_STYLE = "'sha256-4mG/iT+xaBUPjfimUDB4TRuBN5HHgt+RQAlH8fHwwfk='"

/**
 * The strict policy of security section 1, and the other headers of the Observatory's ceiling.
 * @param settings `publicUrl`: over https it adds HSTS; on plain http that would break the one-command local mode;
 * `areaOrigins`: what areas are made of may come from there too (decision 134)
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, areaOrigins }: Pick<Settings, 'publicUrl' | 'areaOrigins'>,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...areaOrigins],
        styleSrc: ["'self'", EMPTY_STYLE, DATA_GRID_STYLE, ...areaOrigins],
        connectSrc: ["'self'", ...areaOrigins],
        imgSrc: ["'self'", 'data:', 'blob:', ...areaOrigins],
        fontSrc: ["'self'", ...areaOrigins],
        // Video answers: the camera's own preview and the player read blobs.
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'seleta', 'webpack'],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    // Every script has to name its digest (docs/decisions/004); browsers without the header ignore it.
    reply.header('integrity-policy', 'blocked-destinations=(script)')
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()')
  })
}

/**
 * Policies that a page is told. A script, style sheet or font has no use for them: told to each of them they were an
 * eighth of a first load (decision 125). What such a file keeps is its type, `nosniff`, the resource policy, HSTS and
 * its cache; the gateway's rule for files says the same.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'integrity-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** An SVG that is opened by its address is a page and keeps them all. */
const PART_OF_A_PAGE = /\.(?:js|css|woff2|json|png|ico)$/

/** Lets what the build has put into a page run in it, by its digests, and nothing more. */
export function allowInPage(reply: FastifyReply, { scripts, styles }: PageDigests): FastifyReply {
  const policy = String(reply.getHeader(POLICY) ?? reply.raw.getHeader(POLICY) ?? '')
  return reply.header(
    POLICY,
    policy
      .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' ')),
  )
}

const POLICY = 'content-security-policy'

/** Takes the policies of pages from the answer with a file that is none. */
export function leavePolicies(reply: FastifyReply, path: string): FastifyReply {
  if (!PART_OF_A_PAGE.test(path)) return reply
  for (const name of OF_PAGES) {
    reply.removeHeader(name)
    // Helmet writes past Fastify.
    reply.raw.removeHeader(name)
  }
  return reply
}
