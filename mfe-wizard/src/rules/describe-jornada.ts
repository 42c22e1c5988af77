import { listWords } from '@seleta/regras/text'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'

type Jornada = CampanhaRascunho['vaga']['jornada']

export const DIAS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
export const ESCALAS = ['5x2', '6x1', '5x1', '4x3', '12x36', '24x48'] as const

/**
 * The working schedule in one sentence.
 * @returns for example 'Segunda a sexta, das 08:00 às 17:00, escala 5x2'; '' when nothing is chosen
 */
export function describeJornada({ dias, inicio, fim, escala }: Jornada): string {
  const parts = [
    describeDias(dias),
    inicio !== '' && fim !== '' ? `das ${inicio} às ${fim}` : '',
    escala === '' ? '' : `escala ${escala}`,
  ].filter((part) => part !== '')
  const sentence = parts.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A run of three or more days as 'segunda a sexta', the rest listed; the week begins on Monday. */
function describeDias(dias: readonly number[]): string {
  if (dias.length === 7) return 'todos os dias'
  const order = [1, 2, 3, 4, 5, 6, 0].filter((dia) => dias.includes(dia))
  const position = (dia: number) => (dia + 6) % 7
  const runs: number[][] = []
  for (const dia of order) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && position(dia) === position(last) + 1) run.push(dia)
    else runs.push([dia])
  }
  const names = runs.flatMap((run) =>
    run.length > 2 ? [`${nameOf(run[0])} a ${nameOf(run.at(-1))}`] : run.map(nameOf),
  )
  return listWords(names)
}

const nameOf = (dia: number | undefined) => DIAS[dia ?? 0] ?? ''
