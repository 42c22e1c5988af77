import type { Genero } from '../nomes/primeiros-nomes'
import type { ProfissaoData, Ramo } from '../profissoes/profissao-data'
import type { Draw } from '../draw/draw'
import { flexText } from './words'
import {
  FECHOS,
  FECHOS_DE_ESCRITORIO,
  FECHOS_DE_TURNO,
  MEIOS,
  MEIOS_DA_PROFISSAO,
  NAO_SE_CONTA_EM_ANOS,
  SEM_EXPERIENCIA,
} from './resumos'

export interface ResumoDados {
  readonly profissao: ProfissaoData
  readonly genero: Genero
  readonly idade: number
  /** Null when the person has not worked yet. */
  readonly meses: number | null
  /** As inside a sentence. */
  readonly habilidades: readonly string[]
  readonly cidade: string
}

/** These sentences want a plural, so at least two years. */
const QUER_PLURAL = /últimos|são \{anos\}/i

const DE_ESCRITORIO = new Set<Ramo>(['tecnologia', 'escritorio'])

/** What a person writes about themselves: one to three sentences that agree with the rest of the data. */
export function buildResumo(draw: Draw, dados: ResumoDados): string {
  const abertura = draw.pick(listAberturas(dados))
  const meio = draw.pick(withoutEcho(listMeios(dados), abertura))
  const fecho = draw.chance(0.6) ? draw.pick(withoutEcho(listFechos(dados), `${abertura} ${meio}`)) : ''
  const frases = [abertura, meio, fecho].filter((frase) => frase !== '')
  return flexText(fillIn(frases.join(' '), dados, draw), dados.genero)
}

function listAberturas({ profissao, meses }: ResumoDados): readonly string[] {
  if (profissao.id === 'aprendiz') return profissao.aberturas
  if (meses === null) return SEM_EXPERIENCIA
  const aberturas = profissao.aberturas.filter((texto) => meses >= 24 || !QUER_PLURAL.test(texto))
  return aberturas.length > 0 ? aberturas : SEM_EXPERIENCIA
}

/** Who has not worked yet has no results to tell of. */
function listMeios({ profissao, meses }: ResumoDados): readonly string[] {
  const proprios = MEIOS_DA_PROFISSAO[profissao.id] ?? []
  if (profissao.id === 'aprendiz') return [...proprios, '']
  return meses === null ? [''] : [...MEIOS[profissao.ramo], ...proprios, '']
}

/** Nobody says twice that they are free at weekends, or in two ways that they are looking for a place. */
const ECOS = [/fins? de semana/i, /turno/i, /aprend/i, /oportunidade/i]

function withoutEcho(frases: readonly string[], dito: string): readonly string[] {
  const fresh = frases.filter((frase) => !ECOS.some((eco) => eco.test(frase) && eco.test(dito)))
  return fresh.length > 0 ? fresh : ['']
}

function listFechos({ profissao, idade }: ResumoDados): readonly string[] {
  if (profissao.id === 'aprendiz')
    return ['Estudo de manhã e tenho a tarde livre.', 'Moro em {cidade}.', 'Posso começar já.']
  const proprios = DE_ESCRITORIO.has(profissao.ramo) ? FECHOS_DE_ESCRITORIO : FECHOS_DE_TURNO
  return [...FECHOS, ...(idade > 20 ? proprios : [])]
}

function fillIn(texto: string, { meses, habilidades, cidade }: ResumoDados, draw: Draw): string {
  const fortes = habilidades.filter((habilidade) => !NAO_SE_CONTA_EM_ANOS.has(habilidade))
  const [h1 = 'rotinas da área', h2 = 'trabalho em equipe', h3 = 'atendimento'] = fortes
  const canBeMore = !/últimos/i.test(texto)
  const anos = inWords(meses ?? 0, canBeMore && draw.chance(0.3))
  const valores: Readonly<Record<string, string>> = { anos, h1, h2, h3, cidade }
  return texto.replaceAll(/\{(\w+)\}/g, (whole, key: string) => valores[key] ?? whole)
}

function inWords(meses: number, isMore: boolean): string {
  if (meses < 12) return 'alguns meses'
  if (meses < 24) return 'pouco mais de 1 ano'
  const anos = Math.floor(meses / 12)
  return isMore && anos > 3 ? `mais de ${anos} anos` : `${anos} anos`
}
