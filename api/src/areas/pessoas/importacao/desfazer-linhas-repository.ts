import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createFusoesRepository } from '../../../domain/talento/fusoes-repository'
import type { ImportacaoRow, LinhaResultado } from './importacoes-repository'

interface Linha {
  readonly numero: number
  readonly situacao: string
  readonly nome: string
  readonly talentoId: number | null
  readonly inscricaoId: number | null
}

/**
 * Takes rows of an import back: who came in by it goes, who was known is as before. Whoever something has happened with
 * since (a move, a message, a note, another campaign) stays, and says so.
 */
export async function desfazerLinhas(
  trx: Kysely<Database>,
  { empresaId, id: importacaoId, usuarioId }: ImportacaoRow,
  linhas: readonly Linha[],
): Promise<LinhaResultado[]> {
  const idsOf = (situacao: string) =>
    linhas.flatMap((linha) =>
      linha.situacao === situacao && linha.talentoId !== null ? [linha.talentoId] : [],
    )
  const inscricaoIds = linhas.flatMap(({ inscricaoId }) => (inscricaoId === null ? [] : [inscricaoId]))
  // Applications that only this import touched.
  const { rows: intactas } = await sql<{ id: number }>`
    delete from inscricao i where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[])
      and i.versao = 1 and not exists (
        select from evento v where v.inscricao_id = i.id and v.tipo <> 'inscricao_criada')
    returning i.id
  `.execute(trx)
  const fusoes = createFusoesRepository(trx)
  const { rows: unidas } = await sql<{ id: number; talentoId: number }>`
    select f.id, f.talento_id from fusao f where f.importacao_id = ${importacaoId} and f.empresa_id = ${empresaId}
      and f.talento_id = any(${idsOf('unida')}::bigint[]) and f.desfeita_em is null order by f.id desc for update
  `.execute(trx)
  for (const { id } of unidas) {
    await fusoes.restore(empresaId, id)
    await fusoes.removeAdded(empresaId, id)
    await fusoes.markUndone(empresaId, id, usuarioId)
  }
  const { rows: removidas } = await sql<{ id: number }>`
    delete from talento t where t.empresa_id = ${empresaId} and t.id = any(${idsOf('criada')}::bigint[])
      and not exists (select from inscricao i where i.talento_id = t.id)
      and not exists (select from nota n where n.talento_id = t.id)
      and not exists (select from mensagem m where m.talento_id = t.id)
      and not exists (select from resultado_teste r where r.talento_id = t.id)
      and not exists (select from fusao f where f.talento_id = t.id and f.desfeita_em is null
        and f.importacao_id is distinct from ${importacaoId})
    returning t.id
  `.execute(trx)
  const gone = new Set(removidas.map(({ id }) => id))
  const left = new Set(intactas.map(({ id }) => id))
  return linhas.map(({ numero, situacao, nome, talentoId, inscricaoId }): LinhaResultado => {
    const isInside = inscricaoId !== null && !left.has(inscricaoId)
    const isGone = talentoId !== null && gone.has(talentoId)
    const isBack = situacao === 'criada' ? isGone || talentoId === null : !isInside
    const base = { numero, nome, talentoId: isGone ? null : talentoId, inscricaoId: null }
    if (isBack) return { ...base, situacao: 'desfeita', motivos: {} }
    const motivo = 'Ficou: alguém já agiu com esta pessoa depois da importação.'
    return { ...base, situacao: 'mantida', motivos: { pessoa: motivo } }
  })
}
