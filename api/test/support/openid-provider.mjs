/**
 * A real OpenID provider in a process of its own: `node openid-provider.mjs PORT REDIRECT_URI`. Whoever comes is let in as
 * the `login_hint` says, as somebody who has typed their password there; what it claims of an e-mail is told by it:
 * `nao-conferido+…` is not verified. What `/diz` is sent it says of itself
 * (`metadados`) and of everybody (`pessoa`) from then on; null leaves a word out.
 */
import { json } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

const [port, redirectUri] = process.argv.slice(2)
const issuer = `http://localhost:${port}`

/** Who somebody is there → the address that they have now. */
const emails = new Map()
/** What was said to be told instead of the truth. */
const told = { metadados: {}, pessoa: {} }
const without = (entries) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null))

/** `WHO|ADDRESS`, or an address of somebody who is called so. */
function enter(hint) {
  const [known, email = known] = hint.split('|')
  const who = told.pessoa.sub ?? known
  emails.set(who, email)
  return who
}

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'seleta',
      client_secret: 'segredo-do-cliente-com-muitas-letras',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/entrar/${uid}` },
  findAccount: (_ctx, id) => ({
    accountId: id,
    claims: () => {
      const email = emails.get(id)
      const email_verified = !email.includes('nao-conferido')
      return without({ email, email_verified, name: 'Nome do Provedor', ...told.pessoa, sub: id })
    },
  }),
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({
      clientId: ctx.oidc.client.clientId,
      accountId: ctx.oidc.session.accountId,
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

provider.use(async (ctx, next) => {
  if (ctx.path === '/diz') {
    Object.assign(told, { metadados: {}, pessoa: {} }, await json(ctx.req))
    ctx.status = 204
    return undefined
  }
  await next()
  if (ctx.path === '/.well-known/openid-configuration') ctx.body = without({ ...ctx.body, ...told.metadados })
})

provider.use(async (ctx, next) => {
  if (!ctx.path.startsWith('/entrar/')) return next()
  const { params } = await provider.interactionDetails(ctx.req, ctx.res)
  const isRefused = params.login_hint.startsWith('recusa')
  const result = isRefused
    ? { error: 'access_denied', error_description: 'nobody' }
    : { login: { accountId: enter(params.login_hint) } }
  await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
  ctx.respond = false
})

provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('pronto\n'))
