import type { Etapa } from '@seleta/contract/kanban'

/** Lower case without accents: 'São' is found by 'sao'. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The people whose name holds the text, stage by stage; counts of the stages stay as they are.
 * @returns the board itself for an empty text
 */
export function filterBoard(board: readonly Etapa[], texto: string): readonly Etapa[] {
  const words = fold(texto.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return board
  return board.map((etapa) => ({
    ...etapa,
    talentos: etapa.talentos.filter(({ nome }) => {
      const name = fold(nome)
      return words.every((word) => name.includes(word))
    }),
  }))
}
