import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { hideAgain, holdCampanhasOf } from '../../../domain/retencao/leave-empresa'
import { listShownByImportacao, undoFusoes, undoMaking } from '../../../domain/talento/join-talentos'
import { appendEventos } from '../../../ground/event-log/eventos-repository'
import { rescoreOf } from '../entrada/open-destino'
import { createUndoRepository, type InscricaoDesfeita } from './undo-linhas-repository'
import type { ImportacaoRow, LinhaResultado } from './importacoes-repository'

interface Linha {
  readonly numero: number
  readonly situacao: string
  readonly nome: string
  readonly talentoId: number | null
  readonly inscricaoId: number | null
}

/**
 * Takes rows of an import back: who came in by it goes, who was known is as before, hidden if they were. Whoever
 * something has happened with since (a move, a message, a note, a correction, a legal hold, another campaign) stays, in
 * sight, and says so. Whom a recruiter took apart from who was known has come in by the file alone.
 * @param linhas as they are now that the import's campaign is held
 */
export async function undoLinhas(
  trx: Kysely<Database>,
  { empresaId, desfeitaPor, id: importacaoId }: ImportacaoRow,
  linhas: readonly Linha[],
): Promise<LinhaResultado[]> {
  const idsOf = (situacao: string) =>
    linhas.flatMap((linha) =>
      linha.situacao === situacao && linha.talentoId !== null ? [linha.talentoId] : [],
    )
  const inscricaoIds = linhas.flatMap(({ inscricaoId }) => (inscricaoId === null ? [] : [inscricaoId]))
  const rows = createUndoRepository(trx)
  const shown = await listShownByImportacao(trx, { empresaId, importacaoId }, idsOf('unida'))
  if (shown.length > 0) await holdCampanhasOf(trx, empresaId, shown)
  const handed = new Set(await rows.handOver(empresaId, importacaoId, inscricaoIds))
  const desfeitas = await rows.deleteUntouched(
    empresaId,
    inscricaoIds.filter((id) => !handed.has(id)),
  )
  await appendEventos(
    trx,
    empresaId,
    desfeitas.map((inscricao) => toEvento(desfeitaPor, inscricao)),
  )
  const left = new Set([...handed, ...desfeitas.map(({ id }) => id)])
  const inSight = new Set(shown)
  const rescore = rescoreOf(trx, empresaId)
  for (const hidden of await undoFusoes(trx, { empresaId, importacaoId, rescore }, idsOf('unida')))
    if (await hideAgain(trx, empresaId, hidden)) inSight.delete(hidden.talentoId)
  const made = idsOf('criada')
  const gone = new Set(await rows.deleteWithoutTrace(empresaId, importacaoId, made))
  const kept = await rows.listOnlyTold(
    empresaId,
    made.filter((id) => !gone.has(id)),
  )
  const remade = new Set(await undoMaking(trx, { empresaId, rescore }, kept))
  return linhas.map(({ numero, situacao, nome, talentoId, inscricaoId }): LinhaResultado => {
    const isInside = inscricaoId !== null && !left.has(inscricaoId)
    const isNobody = talentoId === null || gone.has(talentoId)
    const hasMade = situacao === 'criada' && !(talentoId !== null && remade.has(talentoId))
    const isBack = isNobody || (!hasMade && !isInside && !inSight.has(talentoId))
    // Nobody would find the name of who is gone, were they to come again and be erased.
    const quem = isNobody ? { nome: '', talentoId: null } : { nome, talentoId }
    const base = { numero, ...quem, inscricaoId: null }
    if (isBack) return { ...base, situacao: 'desfeita', motivos: {} }
    const motivo = 'Ficou: alguém já agiu com esta pessoa depois da importação.'
    return { ...base, situacao: 'mantida', motivos: { pessoa: motivo } }
  })
}

const toEvento = (usuarioId: number | null, { id, talentoId, campanhaId, etapaId }: InscricaoDesfeita) => ({
  tipo: 'inscricao_desfeita' as const,
  usuarioId,
  campanhaId,
  talentoId,
  inscricaoId: id,
  dados: { etapaId, isRemovida: true },
})
