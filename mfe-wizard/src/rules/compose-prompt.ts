import { oneBlank } from '@seleta/regras/text'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { fieldText, plainLines, type Line } from '@seleta/contract/plain-lines'
import { splitPalavras } from '@seleta/contract/palavras-chave'
import { PROMPT_LABELS } from '@seleta/contract/prompt-labels'
import { formatCidades } from '@seleta/regras/cidade'
import { describeJornada } from './describe-jornada'
import { EXPERIENCIA_FLAGS, IDIOMA_FLAGS, NIVEL_FLAGS } from './requisitos-flags'

/**
 * What the writer gets: facts of the draft, one `Rótulo: valor` line each (spec section 7: function, keywords,
 * cities, PCD). Age is left out: it never becomes public (product 28). The built-in writer reads these labels.
 */
export function composePrompt(campanha: CampanhaRascunho): string {
  const { vaga } = campanha
  const lines: readonly Line[] = [
    [
      PROMPT_LABELS.cargo,
      vaga.funcoes
        .filter(({ funcao }) => funcao.id !== 0)
        .map(({ funcao }) => funcao.descricao)
        .join(', '),
    ],
    [PROMPT_LABELS.palavrasChave, splitPalavras(campanha.palavraChave).join(', ')],
    [PROMPT_LABELS.cidades, formatCidades(campanha.cidades.map(({ cidade }) => cidade))],
    [PROMPT_LABELS.pcd, campanha.exclusivoPcd ? 'sim' : 'não'],
    ...plainLines('prompt', campanha),
    [PROMPT_LABELS.modalidade, fieldText('vaga.modalidade', campanha)],
    [PROMPT_LABELS.contratacao, vaga.tipoContratacoes.map(({ descricao }) => descricao).join(', ')],
    [PROMPT_LABELS.jornada, describeJornada(vaga.jornada)],
    [
      PROMPT_LABELS.beneficios,
      vaga.beneficios
        .map(({ beneficio }) => beneficio.descricao ?? '')
        .filter(Boolean)
        .join(', '),
    ],
    [PROMPT_LABELS.escolaridade, chosen(NIVEL_FLAGS, vaga.nivelEnsino)],
    [
      PROMPT_LABELS.idiomas,
      [chosen(IDIOMA_FLAGS, vaga.idiomas), vaga.idiomas.outros.trim()].filter(Boolean).join(', '),
    ],
    [PROMPT_LABELS.experiencia, chosen(EXPERIENCIA_FLAGS, vaga.tempoExperiencia)],
  ]
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${oneBlank(value)}`)
    .join('\n')
}

function chosen<K extends string>(
  flags: readonly { key: K; label: string }[],
  value: Readonly<Record<K, boolean>>,
): string {
  return flags
    .filter(({ key }) => key !== 'indiferente' && value[key])
    .map(({ label }) => label)
    .join(', ')
}
