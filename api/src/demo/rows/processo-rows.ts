import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Demo } from '../build-demo'
import { etapaAtual, type InscricaoDemo, naEtapaDesde, vistaEm } from '../processo/inscricao-demo'
import { type Ids, idAt, idOrNull } from './ids'
import { insertLinhas } from './insert-rows'

/** Writes the applications with answers, notes and test results. Counters follow by trigger. */
export async function insertProcesso(trx: Kysely<Database>, demo: Demo, ids: Ids): Promise<void> {
  const respondidas = listRespondidas(demo)
  const anotadas = new Map(demo.notas.map(({ inscricao, criadaEm }) => [inscricao, criadaEm]))
  await insertLinhas(
    trx,
    'inscricao',
    demo.inscricoes.map((inscricao, index) => {
      const ultimo = inscricao.passos.at(-1)
      const desde = naEtapaDesde(inscricao)
      return {
        id: idAt(ids.inscricoes, index),
        identificador: demo.identificadores[index] ?? '',
        ...chavesDe(inscricao, ids),
        etapaId: idOrNull(ids.etapas[inscricao.campanha], etapaAtual(inscricao)),
        // The latest arrival stands on top of its column.
        posicao: -desde / 1000,
        origem: inscricao.origem,
        fonte: inscricao.fonte,
        situacao: inscricao.retiradaEm === null ? ('ativa' as const) : ('retirada' as const),
        aderencia: inscricao.aderencia.pontos,
        aderenciaDetalhe: inscricao.aderencia.linhas,
        eliminadaMotivo: inscricao.eliminadaMotivo,
        motivoId: idOrNull(ids.motivos, ultimo?.motivo ?? null),
        sinalizacoes: inscricao.sinais.map((pergunta) => ({ pergunta })),
        versao: 1 + inscricao.passos.length,
        movidaPor: idOrNull(ids.usuarios, ultimo?.usuario ?? inscricao.adicionadaPor),
        criadaEm: new Date(inscricao.criadaEm),
        naEtapaDesde: new Date(desde),
        retiradaEm: toDate(inscricao.retiradaEm),
        // Whoever nobody has touched is new (decision 153).
        vistaEm: toDate(vistaEm(inscricao) ?? anotadas.get(index) ?? null),
        respondidaEm: toDate(respondidas.get(index) ?? null),
      }
    }),
  )
  await insertLinhas(
    trx,
    'resposta',
    demo.inscricoes.flatMap((inscricao, index) =>
      inscricao.respostas.map(({ perguntaId, valor, nota }) => {
        const perguntas = demo.campanhas[inscricao.campanha]?.rascunho.vaga.perguntas ?? []
        return {
          empresaId: ids.empresa,
          inscricaoId: idAt(ids.inscricoes, index),
          perguntaId: idAt(
            ids.perguntas[inscricao.campanha],
            perguntas.findIndex((p) => p.id === perguntaId),
          ),
          valor,
          correta: nota === null ? null : nota === 1,
          criadaEm: new Date(inscricao.criadaEm),
        }
      }),
    ),
  )
  const daPessoa = (place: number) => {
    const inscricao = demo.inscricoes[place]
    if (inscricao === undefined) throw new RangeError(`No application at ${place}.`)
    const { empresaId, talentoId } = chavesDe(inscricao, ids)
    return { empresaId, talentoId }
  }
  await insertLinhas(
    trx,
    'nota',
    demo.notas.map(({ inscricao, usuario, texto, criadaEm }) => ({
      ...daPessoa(inscricao),
      usuarioId: idAt(ids.usuarios, usuario),
      texto,
      criadaEm: new Date(criadaEm),
    })),
  )
  await insertLinhas(
    trx,
    'resultadoTeste',
    demo.resultados.map(({ inscricao, usuario, testeId, resultado, data, criadoEm }) => ({
      ...daPessoa(inscricao),
      usuarioId: idAt(ids.usuarios, usuario),
      testeId,
      resultado,
      data,
      criadoEm: new Date(criadoEm),
    })),
  )
}

export const chavesDe = (inscricao: InscricaoDemo, ids: Ids) => ({
  empresaId: ids.empresa,
  campanhaId: idAt(ids.campanhas, inscricao.campanha),
  talentoId: idAt(ids.talentos, inscricao.pessoa),
})

const toDate = (moment: number | null) => (moment === null ? null : new Date(moment))

/** When each application had its first answer: a message that went out and did more than confirm. */
function listRespondidas(demo: Demo): Map<number, number> {
  const respondidas = new Map<number, number>()
  for (const { inscricao, tipo, enviadaEm } of demo.mensagens) {
    if (tipo === 'confirmacao' || enviadaEm === null) continue
    respondidas.set(inscricao, Math.min(respondidas.get(inscricao) ?? enviadaEm, enviadaEm))
  }
  return respondidas
}
