import type { Dono, SetDonoAnswer } from '@seleta/contract/donos'
import { countOf, plural } from '@seleta/regras/plural'
import { listWords } from '@seleta/regras/text'

/* What is said when people are left with a colleague (decision 186). */

type Dita = SetDonoAnswer['pessoas'][number]

/** How many of these are with each, those who had nobody left out: «2 estavam com Gil e 1 com Lia». */
function tellBefore(mudadas: readonly Dita[]): string {
  const counts = new Map<string, number>()
  for (const { antes } of mudadas)
    if (antes !== null) counts.set(antes.nome, (counts.get(antes.nome) ?? 0) + 1)
  const parts = [...counts].map(([nome, total]) => `${total} com ${nome}`)
  return parts.length === 0 ? '' : ` Antes: ${listWords(parts)}.`
}

/**
 * @param total how many were asked for
 * @param dono with whom they are now; null: with nobody
 * @param eu id of whoever reads it
 */
export function tellDono(
  pessoas: readonly Dita[],
  total: number,
  dono: Dono | null,
  eu: number | undefined,
): string {
  const quem = dono === null ? 'ninguém' : dono.id === eu ? 'você' : dono.nome
  const mudadas = pessoas.filter(({ resultado }) => resultado === 'mudou')
  const [one] = pessoas
  if (total === 1 && one !== undefined) return tellOne(one, dono === null ? null : quem)
  const now =
    dono === null
      ? `${countOf(mudadas.length, 'pessoa ficou', 'pessoas ficaram')} sem responsável.`
      : `${countOf(mudadas.length, 'pessoa agora está', 'pessoas agora estão')} com ${quem}.`
  const same = pessoas.length - mudadas.length
  const left = total - pessoas.length
  return [
    now,
    tellBefore(mudadas),
    same === 0 ? '' : ` ${same} já ${plural(same, 'estava', 'estavam')}.`,
    left === 0 ? '' : ` ${left} ${plural(left, 'não está', 'não estão')} mais na campanha.`,
  ].join('')
}

function tellOne({ nome, resultado, antes }: Dita, quem: string | null): string {
  if (resultado !== 'mudou')
    return quem === null ? `${nome} já estava sem responsável.` : `${nome} já estava com ${quem}.`
  const before = antes === null ? '' : ` Antes: ${antes.nome}.`
  return quem === null
    ? `${nome} ficou sem responsável.${before}`
    : `${nome} agora está com ${quem}.${before}`
}

/** What came of taking it back. Who was as before already had been put back by a try whose answer was lost. */
export function tellDonoUndone(pessoas: readonly Dita[], total: number): string {
  const back = pessoas.filter(({ resultado }) => resultado !== 'nao-mudou')
  const stayed = total - back.length
  const [one] = back
  const now =
    back.length === 1 && one !== undefined
      ? `Desfeito: ${one.nome} está como antes.`
      : `Desfeito: ${countOf(back.length, 'pessoa está', 'pessoas estão')} como antes.`
  return stayed === 0
    ? now
    : `${back.length === 0 ? '' : `${now} `}${countOf(stayed, 'pessoa ficou', 'pessoas ficaram')} como ${plural(stayed, 'está', 'estão')}: outra pessoa mudou depois.`
}
