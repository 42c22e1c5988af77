import type { Apagamento } from '@seleta/contract/correcao'
import { countOf } from '@seleta/regras/plural'
import { listWords } from '@seleta/regras/text'

/**
 * What goes with a person, in words; what there is none of is left out.
 * @returns 'o cadastro, 2 inscrições, 1 arquivo e 3 mensagens'
 */
export function tellApagamento({
  inscricoes,
  arquivos,
  mensagens,
  notas,
  avaliacoes = 0,
}: Apagamento): string {
  const parts = [
    'o cadastro',
    ...(inscricoes === 0 ? [] : [countOf(inscricoes, 'inscrição', 'inscrições')]),
    ...(arquivos === 0 ? [] : [countOf(arquivos, 'arquivo', 'arquivos')]),
    ...(mensagens === 0 ? [] : [countOf(mensagens, 'mensagem', 'mensagens')]),
    ...(notas === 0 ? [] : [countOf(notas, 'nota', 'notas')]),
    ...(avaliacoes === 0 ? [] : [countOf(avaliacoes, 'avaliação', 'avaliações')]),
  ]
  return listWords(parts)
}
