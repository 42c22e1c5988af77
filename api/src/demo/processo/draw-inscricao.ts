import type { Pergunta } from '@seleta/contract/perguntas'
import type { Origem } from '@seleta/contract/limits'
import type { Resposta } from '../../domain/inscricao/triagem'
import type { CampanhaData } from '../campanhas/campanha-data'
import type { CampanhaDemo } from '../campanhas/campanha-demo'
import type { Draw } from '../draw/draw'
import { HOUR, startOfDay, weekdayOf } from '../draw/tempo'

/** Hours of the day in which people apply, with weights: before work, at lunch, in the evening. */
const HORAS = [
  [7, 3],
  [8, 5],
  [9, 6],
  [10, 7],
  [11, 7],
  [12, 10],
  [13, 8],
  [14, 6],
  [15, 6],
  [16, 6],
  [17, 6],
  [18, 7],
  [19, 9],
  [20, 11],
  [21, 10],
  [22, 6],
  [23, 2],
] as const

const FONTES = [
  ['', 5],
  ['linkedin', 4],
  ['whatsapp', 3],
  ['instagram', 2],
  ['indicacao', 3],
  ['site', 3],
] as const

/** A moment in which somebody applied: more on the first days, fewer at weekends. */
export function drawMomento(draw: Draw, { publicadaEm, fimDasInscricoes: fim }: CampanhaDemo): number {
  for (let attempt = 0; attempt < 40; attempt++) {
    const share = draw.fraction() ** (draw.chance(0.6) ? 1.7 : 0.9)
    const day = startOfDay(publicadaEm + share * (fim - publicadaEm))
    const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6
    if (isWeekend && draw.chance(0.55)) continue
    const moment = day + draw.weighted(HORAS) * HOUR + draw.int(0, 3_599) * 1000
    if (moment > publicadaEm && moment < fim) return moment
  }
  return publicadaEm + draw.fraction() * (fim - publicadaEm)
}

/** How people of this campaign came in: job boards only where it was switched on. */
export function drawOrigem(draw: Draw, { quadros }: CampanhaData): { origem: Origem; fonte: string } {
  const origem = draw.weighted<Origem>([
    ['MANUAL', 6],
    ['ABLER', quadros.includes('ABLER') ? 3 : 0],
    ['BNE', quadros.includes('BNE') ? 3 : 0],
  ])
  return { origem, fonte: origem === 'MANUAL' ? draw.weighted(FONTES) : '' }
}

/**
 * Answers of somebody who filled in the form: mandatory ones always, others mostly, most of them right.
 * Video answers are recorded apart and stay empty here.
 */
export function drawRespostas(draw: Draw, { dado, rascunho }: CampanhaDemo): Resposta[] {
  return rascunho.vaga.perguntas.flatMap((pergunta, index) => {
    if (pergunta.tipo === 'VIDEO' || (!pergunta.obrigatoria && draw.chance(0.2))) return []
    const textos = dado.perguntas[index]
    const valor = answer(draw, pergunta, textos?.tipo === 'ABERTA' ? textos.respostas : [])
    return valor === null ? [] : [{ perguntaId: pergunta.id, valor }]
  })
}

function answer(draw: Draw, pergunta: Pergunta, textos: readonly string[]): Resposta['valor'] | null {
  switch (pergunta.tipo) {
    case 'SIM_NAO':
      return draw.chance(pergunta.efeito === 'ELIMINAR' ? 0.93 : 0.74) ? 'sim' : 'nao'
    case 'MULTIPLA': {
      const certas = pergunta.opcoes.filter((opcao) => opcao.correta)
      const escolhidas = draw.chance(0.64) ? certas : [draw.pick(pergunta.opcoes)]
      return escolhidas.map((opcao) => opcao.id)
    }
    case 'ABERTA':
      return textos.length === 0 ? null : draw.pick(textos)
    case 'VIDEO':
      return null
  }
}
