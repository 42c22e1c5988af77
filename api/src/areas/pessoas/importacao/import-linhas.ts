import { MOTIVO_WORDS } from '@seleta/contract/limits'
import { DESISTIU_DA_VAGA } from '@seleta/contract/screen-words'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { enterPessoas } from '../../../domain/talento/enter-pessoas'
import { openDestino } from '../entrada/open-destino'
import { listWhoLeft } from '../entrada/who-left-repository'
import { ARQUIVO, homonimasOf, nomeOf, type PendingLinha } from './try-linhas'
import type { ImportacaoRow, LinhaResultado } from './importacoes-repository'
import { readLinha } from './read-linha'

/** Brings rows in, in the transaction of their part of the file. */
export async function importLinhas(
  trx: Kysely<Database>,
  importacao: ImportacaoRow,
  catalogos: Catalogos,
  linhas: readonly PendingLinha[],
  hoje: string,
): Promise<LinhaResultado[]> {
  const { empresaId, usuarioId, id: importacaoId, campanhaId } = importacao
  const destino = await openDestino(trx, { empresaId, usuarioId }, campanhaId)
  const read = linhas.map((linha) => ({
    linha,
    ...readLinha(linha.valores, importacao.mapeamento, catalogos, hoje),
  }))
  const results = await enterPessoas(
    trx,
    {
      ...ARQUIVO,
      ...destino,
      empresaId,
      via: 'importacao',
      fonte: 'importacao',
      consentimento: null,
      usuarioId,
      importacaoId,
      listHomonimas: homonimasOf(trx, importacao, catalogos, hoje),
    },
    read.flatMap(({ pessoa, linha }) =>
      pessoa === null ? [] : [{ pessoa, curriculo: null, linha: linha.numero, envio: null }],
    ),
  )
  const inside = results.flatMap((one) =>
    one.tipo === 'recusada' || one.inscricao !== null ? [] : [one.talentoId],
  )
  const left = await listWhoLeft(trx, empresaId, campanhaId, inside)
  let next = 0
  return read.map(({ linha, pessoa, faltas }): LinhaResultado => {
    const base = { numero: linha.numero, nome: nomeOf(linha, importacao), talentoId: null, inscricaoId: null }
    if (pessoa === null) return { ...base, situacao: 'erro', motivos: faltas }
    const result = results[next++]
    if (result === undefined || result.tipo === 'recusada')
      return { ...base, situacao: 'erro', motivos: { email: result?.motivo ?? 'Não foi possível gravar.' } }
    const outcome = outcomeOf(result, campanhaId, left.has(result.talentoId))
    return { ...base, ...outcome, motivos: { ...faltas, ...outcome.motivos } }
  })
}

/** What became of a row whose person is in. */
export function outcomeOf(
  {
    tipo,
    talentoId,
    inscricao,
    motivo,
  }: Exclude<Awaited<ReturnType<typeof enterPessoas>>[number], { tipo: 'recusada' }>,
  campanhaId: number | null,
  hasLeft = false,
) {
  const inscricaoId = inscricao?.id ?? null
  const wasInside = campanhaId !== null && inscricaoId === null
  const motivos = {
    ...(motivo === null ? {} : { pessoa: `Unida a um cadastro com o ${MOTIVO_WORDS[motivo]}.` }),
    ...(wasInside ? { campanha: hasLeft ? DESISTIU_DA_VAGA : 'Já estava na campanha.' } : {}),
  }
  return { situacao: tipo, motivos, talentoId, inscricaoId }
}
