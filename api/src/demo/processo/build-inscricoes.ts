import { isTipoFinal } from '@seleta/contract/limits'
import { judgeRespostas } from '../../domain/inscricao/triagem'
import type { CampanhaDemo } from '../campanhas/campanha-demo'
import type { Draw } from '../draw/draw'
import { DAY, toWorkingTime } from '../draw/tempo'
import { buildPassos } from './build-passos'
import { drawMomento, drawOrigem, drawRespostas } from './draw-inscricao'
import type { Elenco } from './elenco'
import type { InscricaoDemo } from './inscricao-demo'
import { scorePessoa } from './score-pessoa'

export interface Empresa {
  readonly now: number
  readonly campanhas: readonly CampanhaDemo[]
  readonly elenco: Elenco
  /** How many recruiters the company has. */
  readonly usuarios: number
}

/** Share of people whom a recruiter put into the campaign from the basket. */
const DA_CESTA = 0.06
const DESISTENCIAS = 0.06

/** Everybody who applied to the company's campaigns, campaign by campaign, each in the order of time. */
export function buildInscricoes(draw: Draw, empresa: Empresa): InscricaoDemo[] {
  return empresa.campanhas.flatMap((campanha, index) =>
    buildInscricoesDaCampanha(draw.fork(`campanha ${index}`), empresa, campanha, index),
  )
}

function buildInscricoesDaCampanha(
  draw: Draw,
  empresa: Empresa,
  campanha: CampanhaDemo,
  index: number,
): InscricaoDemo[] {
  const momentos = Array.from({ length: campanha.dado.inscricoes }, () =>
    drawMomento(draw, campanha),
  ).toSorted((a, b) => a - b)
  const dentro = new Set<number>()
  let vagas = countVagas(draw, campanha)
  return momentos.map((criadaEm, ordem) => {
    const each = draw.fork(ordem)
    const pessoa = empresa.elenco.cast(each, campanha, dentro)
    dentro.add(pessoa)
    const entrada = buildEntrada(each, empresa, campanha, { pessoa, index, criadaEm })
    const passos = buildPassos(each, {
      campanha,
      now: empresa.now,
      inscricao: entrada,
      hasVaga: () => vagas > 0,
      usuarios: empresa.usuarios,
    })
    if (campanha.etapas[passos.at(-1)?.para ?? -1]?.tipo === 'contratado') vagas -= 1
    return {
      ...entrada,
      passos,
      retiradaEm: drawRetirada(each, empresa, campanha, entrada.criadaEm, passos.at(-1)),
    }
  })
}

/** Places that are filled by now: all of an ended campaign, some of an open one. */
function countVagas(draw: Draw, { dado }: CampanhaDemo): number {
  if (dado.situacao === 'ENCERRADA') return dado.vagas
  return Math.round(dado.vagas * draw.fraction() * 0.6)
}

function buildEntrada(
  draw: Draw,
  { elenco, usuarios }: Empresa,
  campanha: CampanhaDemo,
  { pessoa, index, criadaEm }: { pessoa: number; index: number; criadaEm: number },
): Omit<InscricaoDemo, 'passos' | 'retiradaEm'> {
  const quem = elenco.pessoas[pessoa]
  if (quem === undefined) throw new RangeError(`No person ${pessoa}.`)
  const isDaCesta = draw.chance(DA_CESTA)
  const { origem, fonte } = isDaCesta
    ? { origem: 'MANUAL' as const, fonte: 'cesta' }
    : drawOrigem(draw, campanha.dado)
  // Only the form asks the campaign's questions.
  const isFormulario = origem === 'MANUAL' && !isDaCesta
  const respostas = isFormulario ? drawRespostas(draw, campanha) : []
  const triagem = judgeRespostas(campanha.rascunho.vaga.perguntas, respostas)
  return {
    pessoa,
    campanha: index,
    origem,
    fonte,
    adicionadaPor: isDaCesta ? Math.min(campanha.dado.responsavel, usuarios - 1) : null,
    criadaEm: isDaCesta ? Math.min(toWorkingTime(criadaEm), campanha.fimDasInscricoes) : criadaEm,
    // People of automated origins are on the board when a recruiter takes them there.
    etapaInicial: origem === 'MANUAL' ? 0 : null,
    respostas: triagem.respostas,
    eliminadaMotivo: isFormulario ? triagem.eliminadaMotivo : null,
    sinais: isFormulario ? triagem.sinais : [],
    aderencia: scorePessoa(campanha.rascunho, quem, triagem.respostas),
  }
}

/** Some people withdraw; nobody who was hired or sent away does. */
function drawRetirada(
  draw: Draw,
  { now }: Empresa,
  { etapas }: CampanhaDemo,
  criadaEm: number,
  ultimo: InscricaoDemo['passos'][number] | undefined,
): number | null {
  const tipo = ultimo === undefined ? null : etapas[ultimo.para]?.tipo
  if (isTipoFinal(tipo ?? null) || !draw.chance(DESISTENCIAS)) return null
  const em = (ultimo?.em ?? criadaEm) + draw.wait(3) * DAY
  return em < now ? em : null
}
