import { diaInBrazil } from '@seleta/regras/dia'
import { hidingDia, isTold, type Saida, stepOfHoje } from './retencao'
import type { Retida } from './retencao-repository'

type Asked = Pick<Retida, 'vida' | 'meses' | 'saida'>

/**
 * The rule of `retencao.ts`, as the night, the company's screens and the person's own page ask it of somebody.
 * @param emailLigado false: no mail leaves, so none is waited for
 */
export function askToday(agora: Date, emailLigado: boolean) {
  const hoje = diaInBrazil(agora)
  const toSaida = ({ saida }: Asked): Saida => (emailLigado ? saida : { ...saida, cartas: null })
  return {
    hoje,
    stepOf: (pessoa: Asked) => stepOfHoje(pessoa.vida, pessoa.meses, toSaida(pessoa), hoje),
    /** The last day on which the company sees them, when nothing happens until then; of somebody hidden, the day it was. */
    ateOf: (pessoa: Asked): string =>
      pessoa.saida.oculta ?? hidingDia(pessoa.vida, pessoa.meses, toSaida(pessoa), hoje),
    isTold: (pessoa: Asked): boolean => isTold(pessoa.vida, pessoa.meses, toSaida(pessoa)),
  }
}
