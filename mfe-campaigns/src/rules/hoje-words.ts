import { campanhaWithNumber } from '@seleta/contract/campanha-title'
import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import type { Hoje, PessoasDeHoje } from '@seleta/contract/hoje'
import { ENCERRA_EM_DIAS, RESPOSTA_DIAS } from '@seleta/contract/limits'
import { DIAS_FIRST } from '@seleta/contract/prazos'
import { diaInBrazil, formatDia } from '@seleta/regras/dia'
import { formatTime } from '@seleta/regras/moment'
import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import { paths } from '@seleta/shell'

/** One figure of the strip above the campaigns (product 65): what it counts, and where exactly that is listed. */
export interface Tile {
  readonly id: 'novas' | 'semResposta' | 'paradas' | 'mensagens' | 'encerram'
  /** «12», «1.000+». */
  readonly figure: string
  readonly words: string
  /** Where all of it is listed; null where it is of several campaigns, each with its own list. */
  readonly to: string | null
  readonly campanhas: readonly TileCampanha[]
}

export interface TileCampanha {
  readonly id: number
  readonly text: string
  readonly figure: string
  readonly to: string
}

/** The tiles that are drawn: what is nobody is left out. @param now for «hoje» and «ontem» */
export function tilesOf(hoje: Hoje, now: Date): Tile[] {
  const { desde, novas, semResposta, paradas, mensagensFalhas, encerram } = hoje
  return [
    ofPessoas(
      'novas',
      novas,
      `leitura=nova&desde=${encodeURIComponent(desde)}`,
      (n) => `${plural(n, 'nova', 'novas')} ${sinceWords(hoje, now)}`,
    ),
    ofPessoas(
      'semResposta',
      semResposta,
      'espera=sem-resposta',
      () => `esperando resposta há mais de ${RESPOSTA_DIAS} dias`,
    ),
    ofPessoas(
      'paradas',
      paradas,
      'espera=parada',
      (n) => `${plural(n, 'parada', 'paradas')} além do limite da etapa`,
    ),
    single('mensagens', mensagensFalhas, `${paths.mensagens()}?aba=falharam`, (n) =>
      plural(n, 'mensagem não saiu', 'mensagens não saíram'),
    ),
    single(
      'encerram',
      encerram,
      '?prazo=encerra',
      (n) => `${plural(n, 'campanha encerra', 'campanhas encerram')} em até ${ENCERRA_EM_DIAS} dias`,
    ),
  ].filter((tile) => tile.figure !== '0')
}

/** «desde 20/11, às 18:02»; on the first visit «nos últimos 7 dias». */
function sinceWords({ desde, isPrimeiraVisita }: Hoje, now: Date): string {
  if (isPrimeiraVisita) return `nos últimos ${DIAS_FIRST} dias`
  const moment = new Date(desde)
  if (diaInBrazil(moment) === diaInBrazil(now)) return `desde as ${formatTime(moment)}`
  return `desde ${formatDia(moment).slice(0, 5)}, às ${formatTime(moment)}`
}

const figureOf = (n: number, isParcial: boolean) =>
  isParcial ? `${formatInteger(n - 1)}+` : formatInteger(n)

function ofPessoas(
  id: Tile['id'],
  { total, isParcial, campanhas }: PessoasDeHoje,
  query: string,
  wordsOf: (n: number) => string,
): Tile {
  const listed = campanhas.map((one): TileCampanha => ({
    id: one.id,
    text: campanhaWithNumber(one),
    // Of so many, each campaign's own list says how many of them are its own.
    figure: isParcial ? '' : formatInteger(one.total),
    to: everybodyOf(one.id, query),
  }))
  const [first, ...others] = listed
  return {
    id,
    figure: figureOf(total, isParcial),
    words: wordsOf(total),
    to: first !== undefined && others.length === 0 ? first.to : null,
    campanhas: listed,
  }
}

const single = (id: Tile['id'], total: number, to: string, wordsOf: (n: number) => string): Tile => ({
  id,
  figure: figureOf(total, total >= 1000),
  words: wordsOf(total),
  to,
  campanhas: [],
})
