import { randomBytes } from 'node:crypto'
import type { Papel } from '@seleta/contract/papeis'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Sessao } from '../../ground/autor'
import { againAfterOthers } from '../../ground/collision'
import { ConflictError, InvalidError, NotFoundError, UpstreamError } from '../../ground/domain-error'
import { holdAutor } from '../../ground/hold-autor'
import type { Cofre } from '../../ground/segredo/cofre'
import * as acessos from './acesso-empresa-repository'
import { discover, readEmissor } from './provedor'

/** How a company's own sign-in is set up, and its domain proven: product 75, decision 196. */

export interface SettingUp {
  readonly db: Kysely<Database>
  readonly cofre: Cofre
  readonly isProduction: boolean
  /** Texts that the domain's owner has published. */
  readonly resolveTxt: (nome: string) => Promise<string[][]>
  /** Where the provider sends browsers back to. */
  readonly volta: string
}

/** What the client's secret was sealed for. */
export const donoDoSegredo = (empresaId: number) => `acesso-empresa:${empresaId}`

/** What the domain's owner publishes as a TXT record. */
const registroOf = (codigo: string) => `seleta-verificacao=${codigo}`

export async function getAcessoEmpresa({ db, volta }: Pick<SettingUp, 'db' | 'volta'>, empresaId: number) {
  const found = await acessos.findAcessoEmpresa(db, empresaId)
  if (found === undefined) return null
  const { emissor, clienteId, dominio, codigoDominio, dominioProvadoEm, papel, soPelaEmpresa } = found
  return {
    emissor,
    clienteId,
    dominio,
    registro: registroOf(codigoDominio),
    isDominioProvado: dominioProvadoEm !== null,
    papel,
    soPelaEmpresa,
    volta,
  }
}

export interface AcessoDados {
  readonly emissor: string
  readonly clienteId: string
  /** Empty: the one that is kept. */
  readonly segredo: string
  readonly dominio: string
  readonly papel: Papel | null
  readonly soPelaEmpresa: boolean
}

/**
 * Asks the provider whether it is one, and keeps it. Another domain has to be proven anew.
 * @throws InvalidError for an address that is no provider's, and without a secret; ConflictError without a place for it;
 * ForbiddenError when whoever asks may set it up no more
 */
export async function saveAcessoEmpresa(context: SettingUp, sessao: Sessao, dados: AcessoDados) {
  const { db, cofre, isProduction } = context
  const { empresaId } = sessao
  const emissor = readEmissor(dados.emissor, isProduction)
  const before = await acessos.findAcessoEmpresa(db, empresaId)
  if (dados.segredo === '' && before === undefined)
    throw new InvalidError('Informe o segredo do cliente.', { segredo: 'Informe o segredo do cliente.' })
  const segredo =
    dados.segredo === '' && before !== undefined
      ? before.segredo
      : cofre.seal(dados.segredo, donoDoSegredo(empresaId))
  await checkProvedor({ emissor, clienteId: dados.clienteId, segredo: dados.segredo })
  const isSameDominio = before?.dominio === dados.dominio
  await db.transaction().execute(async (trx) => {
    await holdAutor(trx, sessao, 'saveAcessoDaEmpresa')
    await acessos.saveAcessoEmpresa(trx, empresaId, {
      emissor,
      segredo,
      clienteId: dados.clienteId,
      dominio: dados.dominio,
      papel: dados.papel,
      soPelaEmpresa: dados.soPelaEmpresa,
      codigoDominio: isSameDominio ? before.codigoDominio : randomBytes(16).toString('hex'),
      dominioProvadoEm: isSameDominio ? before.dominioProvadoEm : null,
    })
    const { papel, soPelaEmpresa, dominio } = dados
    await writeAuditoria(trx, sessao, {
      acao: 'acesso_da_empresa_mudado',
      alvo: `empresa:${empresaId}`,
      dados: { emissor, dominio, papel, soPelaEmpresa },
    })
  })
  return getAcessoEmpresa(context, empresaId)
}

/** The provider's silence is a fault of the field that names it. */
async function checkProvedor(provedor: Parameters<typeof discover>[0]): Promise<void> {
  try {
    await discover(provedor)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const why = 'Este endereço não respondeu como um provedor OpenID. Confira o endereço do emissor.'
    throw new InvalidError(why, { emissor: why })
  }
}

/**
 * Looks for the company's code at its domain.
 * @throws ConflictError while it is not published there, or another company has proven the domain; ForbiddenError when
 * whoever asks may prove it no more
 */
export async function proveDominio(context: SettingUp, sessao: Sessao) {
  const { db, resolveTxt } = context
  const { empresaId } = sessao
  const found = await acessos.findAcessoEmpresa(db, empresaId)
  if (found === undefined) throw new NotFoundError()
  const { dominio } = found
  const texts = await resolveTxt(dominio).catch(() => [])
  if (!texts.some((parts) => parts.join('').trim() === registroOf(found.codigoDominio)))
    throw new ConflictError(
      `O registro TXT ainda não aparece em ${dominio}. Depois de publicado, ele pode levar até algumas horas.`,
      'dominio_nao_provado',
    )
  await againAfterOthers(() =>
    db.transaction().execute(async (trx) => {
      await holdAutor(trx, sessao, 'proveDominio')
      if (!(await acessos.markDominio(trx, empresaId, dominio)))
        throw new ConflictError(`O domínio ${dominio} já é de outra empresa.`, 'dominio_em_uso')
      await writeAuditoria(trx, sessao, {
        acao: 'dominio_provado',
        alvo: `empresa:${empresaId}`,
        dados: { dominio },
      })
    }),
  )
  return getAcessoEmpresa(context, empresaId)
}

/**
 * Back to passwords; who came in by the provider alone asks for one by e-mail.
 * @throws ForbiddenError when whoever asks may take it away no more
 */
export async function removeAcessoEmpresa(db: Kysely<Database>, sessao: Sessao): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdAutor(trx, sessao, 'deleteAcessoDaEmpresa')
    await acessos.removeAcessoEmpresa(trx, sessao.empresaId)
    const alvo = `empresa:${sessao.empresaId}`
    await writeAuditoria(trx, sessao, { acao: 'acesso_da_empresa_retirado', alvo })
  })
}
