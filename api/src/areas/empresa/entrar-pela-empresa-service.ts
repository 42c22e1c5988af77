import type { AcessoResult } from '@seleta/contract/acesso-results'
import { canonicalEmail, splitEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import { againAfterOthers } from '../../ground/collision'
import { DomainError, InvalidError } from '../../ground/domain-error'
import type { Cofre } from '../../ground/segredo/cofre'
import { createToken, hashToken } from '../../ground/tokens'
import * as acessos from './acesso-empresa-repository'
import { donoDoSegredo } from './acesso-empresa-service'
import { insertEntrada } from './entradas-repository'
import { buildIda, discover, finishIda, type Ida, type Identidade, isOfDominio } from './provedor'
import { deleteTokens } from './tokens-repository'
import { activateUsuario, findUsuarioByEmail, insertUsuario } from './usuarios-repository'

/** Signing in with the company's own account: product 75, decision 196. */

export interface Context {
  readonly db: Kysely<Database>
  readonly cofre: Cofre
  /** Where the provider sends the browser back to. */
  readonly volta: string
}

/** What the browser takes to the provider and back. */
interface Bagagem extends Ida {
  readonly empresaId: number
  readonly lembrar: boolean
}

const DONO = 'ida-ao-provedor'

/**
 * The way to the provider of whoever has this e-mail.
 * @returns the provider's address, and what the browser keeps sealed
 * @throws InvalidError when no company has proven the e-mail's domain, UpstreamError when its provider is silent
 */
export async function beginEntrada(
  { db, cofre, volta }: Context,
  { email, lembrar }: { readonly email: string; readonly lembrar: boolean },
) {
  const dominio = splitEmail(canonicalEmail(email)).domain
  const acesso = await acessos.findByDominio(db, dominio)
  if (acesso === undefined) {
    const why = 'Nenhuma empresa entra assim com este e-mail. Use a senha.'
    throw new InvalidError(why, { email: why }, 'sem_acesso_da_empresa')
  }
  const { empresaId } = acesso
  const config = await discover({ ...acesso, segredo: cofre.open(acesso.segredo, donoDoSegredo(empresaId)) })
  const { ida, endereco } = await buildIda(config, volta, email)
  await acessos.insertIda(db, empresaId, hashToken(ida.estado))
  const bagagem: Bagagem = { ...ida, empresaId, lembrar }
  return { endereco, bagagem: cofre.seal(JSON.stringify(bagagem), DONO).toString('base64url') }
}

/** What came of it; with it the token of a sign-in that waits for this browser. */
export interface Volta {
  readonly result: AcessoResult
  readonly pendente: string | null
}

/**
 * The browser is back. Whatever is wrong becomes a word that its page has a sentence for.
 * @param bagagem what `beginEntrada` gave this browser; empty when it has nothing
 * @param address the whole address that it came back to
 */
export async function finishEntrada(context: Context, bagagem: string, address: URL): Promise<Volta> {
  const { db } = context
  const own = readBagagem(context.cofre, bagagem)
  if (own === null || !(await acessos.takeIda(db, own.empresaId, hashToken(own.estado))))
    return refuse('expirada')
  const acesso = await acessos.findAcessoEmpresa(db, own.empresaId)
  if (acesso === undefined || acesso.dominioProvadoEm === null) return refuse('expirada')
  if (address.searchParams.get('error') === 'access_denied') return refuse('cancelada')
  const identidade = await askProvedor(context, own, acesso, address)
  if (identidade === null) return refuse('provedor')
  if (!isOfDominio(identidade, acesso.dominio)) return refuse('email')
  return againAfterOthers(() =>
    db.transaction().execute(async (trx) => {
      const found = await findOrMake(trx, acesso, identidade)
      if (typeof found === 'string') return refuse(found)
      const pendente = createToken()
      const entrada = {
        usuarioId: found,
        tokenHash: hashToken(pendente),
        lembrar: own.lembrar,
        pelaEmpresa: true,
      }
      await insertEntrada(trx, own.empresaId, entrada)
      return { result: 'ok' as const, pendente }
    }),
  )
}

const refuse = (result: AcessoResult): Volta => ({ result, pendente: null })

function readBagagem(cofre: Cofre, bagagem: string): Bagagem | null {
  if (bagagem === '') return null
  try {
    // Sealed by `beginEntrada` alone.
    return JSON.parse(cofre.open(Buffer.from(bagagem, 'base64url'), DONO)) as Bagagem
  } catch {
    return null
  }
}

type Acesso = NonNullable<Awaited<ReturnType<typeof acessos.findAcessoEmpresa>>>

/** Null when the provider, or the library that checks what it says, has anything against it. */
async function askProvedor(
  { cofre }: Context,
  ida: Ida,
  acesso: Acesso,
  address: URL,
): Promise<Identidade | null> {
  try {
    const segredo = cofre.open(acesso.segredo, donoDoSegredo(acesso.empresaId))
    return await finishIda(await discover({ ...acesso, segredo }), address, ida)
  } catch (error) {
    if (error instanceof DomainError && error.codigo !== 'provedor') throw error
    return null
  }
}

/** Who it is: known, a colleague of that e-mail, invited, or new where the company lets people in by themselves. */
async function findOrMake(
  trx: Kysely<Database>,
  { empresaId, papel }: Acesso,
  { nome, ...identidade }: Identidade,
): Promise<number | Exclude<AcessoResult, 'ok'>> {
  const known = await acessos.findByIdentidade(trx, empresaId, identidade)
  if (known !== null) return known
  const email = canonicalEmail(identidade.email)
  const colega = await acessos.findColega(trx, empresaId, email)
  // Invited here, they may have begun at another company meanwhile.
  if (colega?.ativadoEm == null && (await findUsuarioByEmail(trx, email)) !== undefined)
    return 'outra-empresa'
  let usuarioId = colega?.id ?? null
  if (colega !== undefined) {
    // Another account of the provider that was given somebody's address is not that somebody.
    if (await acessos.hasOtherIdentidade(trx, empresaId, colega.id, identidade.emissor)) return 'outra-conta'
    if (colega.ativadoEm === null) {
      await activateUsuario(trx, empresaId, colega.id, { nome: colega.nome || nome })
      // The invitation is taken up: whoever holds its link chooses no password any more.
      await deleteTokens(trx, colega.id)
    }
  } else {
    // Whom an administrator took out comes back by an administrator's word alone.
    if (papel === null || (await acessos.wasRemoved(trx, empresaId, email, identidade))) return 'sem-conta'
    usuarioId = await insertUsuario(trx, empresaId, { email, nome, papel })
  }
  if (usuarioId === null) return 'sem-conta'
  await acessos.saveIdentidade(trx, empresaId, usuarioId, identidade)
  await writeAuditoria(
    trx,
    { empresaId, usuarioId },
    { acao: 'ligado_a_conta_da_empresa', alvo: `usuario:${usuarioId}` },
  )
  return usuarioId
}
