import { oneBlank } from '@seleta/regras/text'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { fieldText, plainLines, type Line } from '@seleta/contract/plain-lines'
import { splitPalavras } from '@seleta/contract/palavras-chave'
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
      'Função',
      vaga.funcoes
        .filter(({ funcao }) => funcao.id !== 0)
        .map(({ funcao }) => funcao.descricao)
        .join(', '),
    ],
    ['Palavras-chave', splitPalavras(campanha.palavraChave).join(', ')],
    ['Cidades', formatCidades(campanha.cidades.map(({ cidade }) => cidade))],
    ['PCD', campanha.exclusivoPcd ? 'sim' : 'não'],
    ...plainLines('prompt', campanha),
    ['Modalidade', fieldText('vaga.modalidade', campanha)],
    ['Contratação', vaga.tipoContratacoes.map(({ descricao }) => descricao).join(', ')],
    ['Jornada', describeJornada(vaga.jornada)],
    [
      'Benefícios',
      vaga.beneficios
        .map(({ beneficio }) => beneficio.descricao ?? '')
        .filter(Boolean)
        .join(', '),
    ],
    ['Escolaridade', chosen(NIVEL_FLAGS, vaga.nivelEnsino)],
    ['Idiomas', [chosen(IDIOMA_FLAGS, vaga.idiomas), vaga.idiomas.outros.trim()].filter(Boolean).join(', ')],
    ['Experiência', chosen(EXPERIENCIA_FLAGS, vaga.tempoExperiencia)],
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
