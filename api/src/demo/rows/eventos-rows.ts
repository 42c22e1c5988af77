import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { EventoData, TipoEvento } from '../../database/tables/evento-tipos'
import { initialEtapas } from '../../domain/etapa/initial-etapas'
import type { Demo } from '../build-demo'
import { HOUR } from '../draw/tempo'
import { CONSENTIMENTO_VERSAO } from '../pessoas/build-cadastros'
import { type Ids, idAt, idOrNull } from './ids'
import { insertLinhas } from './insert-rows'
import { chavesDe } from './processo-rows'

interface Evento {
  readonly empresaId: number
  readonly campanhaId: number
  readonly talentoId: number | null
  readonly inscricaoId: number | null
  readonly usuarioId: number | null
  readonly tipo: TipoEvento
  readonly dados: EventoData[TipoEvento]
  /** Milliseconds. */
  readonly em: number
}

/** Writes the log of all that happened, in the order of time, as ids of the log rise with time. */
export async function insertEventos(trx: Kysely<Database>, demo: Demo, ids: Ids): Promise<void> {
  const eventos = [
    ...listDasCampanhas(demo, ids),
    ...listDasInscricoes(demo, ids),
    ...listDasMensagens(demo, ids),
  ]
  await insertLinhas(
    trx,
    'evento',
    eventos
      .toSorted((a, b) => a.em - b.em)
      .map(({ em, dados, ...evento }) => ({ ...evento, dados: { ...dados }, criadoEm: new Date(em) })),
  )
}

const PARADA = { PAUSADA: 'campanha_pausada', ENCERRADA: 'campanha_encerrada' } as const

function listDasCampanhas({ campanhas, now }: Demo, ids: Ids): Evento[] {
  return campanhas.flatMap(({ dado, etapas, publicadaEm, paradaEm }, index) => {
    const { situacao } = dado
    if (situacao === 'RASCUNHO') return []
    const base = {
      empresaId: ids.empresa,
      campanhaId: idAt(ids.campanhas, index),
      talentoId: null,
      inscricaoId: null,
      usuarioId: idAt(ids.usuarios, Math.min(dado.responsavel, ids.usuarios.length - 1)),
    }
    const extras = etapas.flatMap(({ nome }, ordem) =>
      initialEtapas.some((inicial) => inicial.nome === nome) ? [] : [idAt(ids.etapas[index], ordem)],
    )
    return [
      { ...base, tipo: 'campanha_publicada' as const, dados: {}, em: publicadaEm },
      ...extras.map((etapaId) => ({
        ...base,
        tipo: 'etapa_criada' as const,
        dados: { etapaId },
        em: Math.min(publicadaEm + HOUR / 2, now),
      })),
      ...(paradaEm === null || situacao === 'PUBLICADA'
        ? []
        : [
            {
              ...base,
              tipo: PARADA[situacao],
              dados: situacao === 'ENCERRADA' ? { enviarEncerramento: true } : {},
              em: paradaEm,
            },
          ]),
    ]
  })
}

function listDasInscricoes({ inscricoes }: Demo, ids: Ids): Evento[] {
  return inscricoes.flatMap((inscricao, index) => {
    const { campanha, origem, fonte, adicionadaPor } = inscricao
    const base = { ...chavesDe(inscricao, ids), inscricaoId: idAt(ids.inscricoes, index) }
    const etapas = ids.etapas[campanha]
    return [
      {
        ...base,
        usuarioId: idOrNull(ids.usuarios, adicionadaPor),
        tipo: 'inscricao_criada' as const,
        dados: {
          etapaId: idOrNull(etapas, inscricao.etapaInicial),
          origem,
          fonte,
          consentimentoVersao: origem === 'MANUAL' && adicionadaPor === null ? CONSENTIMENTO_VERSAO : null,
        },
        em: inscricao.criadaEm,
      },
      ...inscricao.passos.map((passo) => ({
        ...base,
        usuarioId: idAt(ids.usuarios, passo.usuario),
        tipo: 'inscricao_movida' as const,
        dados: {
          deEtapaId: idOrNull(etapas, passo.de),
          etapaId: idAt(etapas, passo.para),
          isDesfeito: false,
          ...(passo.motivo !== null && { motivoId: idAt(ids.motivos, passo.motivo) }),
        },
        em: passo.em,
      })),
    ]
  })
}

function listDasMensagens({ mensagens, inscricoes }: Demo, ids: Ids): Evento[] {
  return mensagens.flatMap(({ inscricao, tipo, etapa, estado, criadaEm, enviadaEm }, index) => {
    const dela = inscricoes[inscricao]
    if (dela === undefined || (estado !== 'enviada' && estado !== 'erro')) return []
    return [
      {
        ...chavesDe(dela, ids),
        inscricaoId: idAt(ids.inscricoes, inscricao),
        usuarioId: null,
        tipo: estado === 'enviada' ? ('mensagem_enviada' as const) : ('mensagem_falhou' as const),
        dados: {
          mensagemId: idAt(ids.mensagens, index),
          tipo,
          etapaId: idOrNull(ids.etapas[dela.campanha], etapa),
        },
        em: enviadaEm ?? criadaEm + 3000,
      },
    ]
  })
}
