import type { Etapa } from '@seleta/contract/kanban'
import { foldedWords, foldText } from '@seleta/regras/text'

/**
 * The people whose name holds the text, stage by stage; counts of the stages stay as they are.
 * @returns the board itself for an empty text
 */
export function filterBoard(board: readonly Etapa[], texto: string): readonly Etapa[] {
  const words = foldedWords(texto)
  if (words.length === 0) return board
  return board.map((etapa) => ({
    ...etapa,
    talentos: etapa.talentos.filter(({ nome }) => {
      const name = foldText(nome)
      return words.every((word) => name.includes(word))
    }),
  }))
}
