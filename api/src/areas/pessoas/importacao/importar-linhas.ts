import type { Campanha } from '@seleta/contract/campanhas'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { enterPessoas } from '../../../domain/talento/enter-pessoas'
import { lockCampanhaAberta } from '../../../domain/campanha/campanha'
import { readPessoa } from '../../../domain/talento/read-pessoa'
import { CHAVE_EM_PALAVRAS, nomeOf, type LinhaPendente } from './conferir-linhas'
import type { ImportacaoRow, LinhaResultado } from './importacoes-repository'
import { readLinha } from './read-linha'

/** Brings rows in, in the transaction of their part of the file. */
export async function importarLinhas(
  trx: Kysely<Database>,
  importacao: ImportacaoRow,
  catalogos: Catalogos,
  linhas: readonly LinhaPendente[],
): Promise<LinhaResultado[]> {
  const { empresaId, usuarioId, id: importacaoId, campanhaId } = importacao
  const campanha: Campanha | null =
    campanhaId === null ? null : await lockCampanhaAberta(trx, empresaId, campanhaId)
  const lidas = linhas.map((linha) => ({
    linha,
    lida: readPessoa(readLinha(linha.valores, importacao.mapeamento), catalogos),
  }))
  const boas = lidas.flatMap(({ lida }) => (lida.campos === undefined ? [lida.pessoa] : []))
  const results = await enterPessoas(
    trx,
    { empresaId, via: 'importacao', origem: 'MANUAL', usuarioId, campanha, importacaoId },
    boas,
  )
  let next = 0
  return lidas.map(({ linha, lida }): LinhaResultado => {
    const base = { numero: linha.numero, nome: nomeOf(linha, importacao), talentoId: null, inscricaoId: null }
    if (lida.campos !== undefined) return { ...base, situacao: 'erro', motivos: lida.campos }
    const result = results[next++]
    if (result === undefined || result.tipo === 'recusada')
      return { ...base, situacao: 'erro', motivos: { email: result?.motivo ?? 'Não foi possível gravar.' } }
    const { talentoId, inscricaoId, motivo } = result
    const wasInside = campanha !== null && inscricaoId === null
    const motivos = {
      ...(motivo === null ? {} : { pessoa: `Unida a um cadastro com o ${CHAVE_EM_PALAVRAS[motivo]}.` }),
      ...(wasInside ? { campanha: 'Já estava na campanha.' } : {}),
    }
    return { ...base, situacao: result.tipo, motivos, talentoId, inscricaoId }
  })
}
