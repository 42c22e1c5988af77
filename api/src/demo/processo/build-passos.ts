import { isTipoFinal } from '@seleta/contract/limits'
import type { CampanhaDemo, EtapaDemo } from '../campanhas/campanha-demo'
import type { Draw } from '../draw/draw'
import { DAY, HOUR, MINUTE, toWorkingTime } from '../draw/tempo'
import type { InscricaoDemo, PassoDemo } from './inscricao-demo'

/** What the way of one person through a board depends on. */
export interface Caminho {
  readonly campanha: CampanhaDemo
  readonly now: number
  readonly inscricao: Pick<InscricaoDemo, 'criadaEm' | 'etapaInicial' | 'eliminadaMotivo' | 'aderencia'>
  /** Places still free; asked again at each step. */
  readonly hasVaga: () => boolean
  readonly usuarios: number
}

/** Mean days until a recruiter acts on somebody in a stage of that type. */
const DIAS_POR_TIPO: Readonly<Record<string, number>> = {
  triagem: 4.5,
  questionario: 6,
  entrevista: 8,
  finalista: 7,
}
/** People without a stage wait for somebody to look at the job board's list. */
const DIAS_NO_ETAPA = 5

/** Share of people sent away from a stage of that type, before the fit is weighed in. */
const RECUSA_POR_TIPO: Readonly<Record<string, number>> = {
  triagem: 0.36,
  questionario: 0.2,
  entrevista: 0.3,
  finalista: 0.3,
}

/**
 * The moves of one person: forward stage by stage in working hours, out at any of them, hired while there are places.
 * Better fits go further. Nothing happens in the last minutes, nor after the campaign's end.
 */
export function buildPassos(draw: Draw, caminho: Caminho): PassoDemo[] {
  const { campanha, now, inscricao } = caminho
  const etapas = campanha.etapas
  const limite = Math.min(
    now - 6 * MINUTE,
    campanha.dado.situacao === 'ENCERRADA' ? (campanha.paradaEm ?? now) : now,
  )
  const passos: PassoDemo[] = []
  let de = inscricao.etapaInicial
  let em = inscricao.criadaEm
  for (;;) {
    const tipo = de === null ? null : (etapas[de]?.tipo ?? null)
    if (isTipoFinal(tipo)) return passos
    const dias = tipo === null && de === null ? DIAS_NO_ETAPA : (DIAS_POR_TIPO[tipo ?? ''] ?? 4)
    em = toWorkingTime(em + 3 * HOUR + draw.wait(dias * pace(campanha)) * DAY) + draw.int(0, 55) * 1000
    if (em > limite) return passos
    const para = nextEtapa(draw, caminho, de)
    if (para === null) return passos
    const usuario = draw.chance(0.75) ? campanha.dado.responsavel : draw.int(0, caminho.usuarios - 1)
    const motivo = etapas[para]?.tipo === 'reprovado' ? drawMotivo(draw.fork(`motivo/${em}`), tipo) : null
    passos.push({ em, de, para, motivo, usuario: Math.min(usuario, caminho.usuarios - 1) })
    de = para
  }
}

/** Requisito, Experiência, Pretensão, Localização, Processo, Sem retorno, Desistência, Outro: how often, by the stage that is left. */
const MOTIVOS_POR_TIPO: Readonly<Record<string, readonly number[]>> = {
  triagem: [9, 8, 2, 5, 0, 1, 0, 1],
  questionario: [5, 6, 3, 2, 1, 4, 1, 1],
  entrevista: [2, 6, 5, 1, 3, 3, 2, 1],
  finalista: [0, 3, 5, 0, 7, 1, 3, 1],
}
const ANY_MOTIVO = [1, 1, 1, 1, 1, 1, 1, 1]

/** One refusal in nine says nothing. */
const drawMotivo = (draw: Draw, tipo: string | null): number | null =>
  draw.chance(1 / 9)
    ? null
    : draw.weighted((MOTIVOS_POR_TIPO[tipo ?? ''] ?? ANY_MOTIVO).map((weight, place) => [place, weight]))

/** Ended campaigns were brought to an end. */
const pace = ({ dado }: CampanhaDemo) => (dado.situacao === 'ENCERRADA' ? 0.5 : 1)

function nextEtapa(draw: Draw, { campanha, inscricao, hasVaga }: Caminho, de: number | null): number | null {
  const { etapas } = campanha
  const reprovados = findTipo(etapas, 'reprovado')
  const contratados = findTipo(etapas, 'contratado')
  if (de === null) {
    // Not everybody of a job board's list is taken onto the board.
    return draw.chance(0.35) ? null : findTipo(etapas, 'triagem')
  }
  const tipo = etapas[de]?.tipo ?? null
  const recusa = (RECUSA_POR_TIPO[tipo ?? ''] ?? 0.2) * (1.45 - (inscricao.aderencia.pontos ?? 50) / 100)
  if (inscricao.eliminadaMotivo !== null || draw.chance(recusa)) return reprovados
  const next = de + 1
  if (next !== contratados) return draw.chance(0.12) && next + 1 !== contratados ? next + 1 : next
  if (hasVaga()) return contratados
  // No place left: an ended campaign says so to most, an open one keeps its finalists.
  return draw.chance(campanha.dado.situacao === 'ENCERRADA' ? 0.85 : 0.25) ? reprovados : null
}

function findTipo(etapas: readonly EtapaDemo[], tipo: EtapaDemo['tipo']): number {
  return etapas.findIndex((etapa) => etapa.tipo === tipo)
}
