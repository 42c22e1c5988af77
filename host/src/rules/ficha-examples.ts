import type { FichaBody } from '@seleta/contract/avaliacoes'
import { newUuid } from '@seleta/regras/new-uuid'

type Example = readonly [
  nome: string,
  criterios: readonly (readonly [nome: string, baixo: string, alto: string])[],
]

const DISPONIBILIDADE = [
  'Disponibilidade',
  'Não pode nos horários da vaga',
  'Pode em todos, fins de semana também',
] as const
const COMUNICACAO = [
  'Comunicação',
  'Difícil de entender, não escuta',
  'Clara, gentil e escuta até o fim',
] as const

/** What companies in Brazil often judge by, offered to begin with and never forced (product 73). */
const EXAMPLES: readonly Example[] = [
  [
    'Atendente',
    [
      ['Experiência', 'Nunca atendeu público', 'Já atendeu no mesmo ritmo, por mais de um ano'],
      COMUNICACAO,
      ['Cliente difícil', 'Discute ou desiste', 'Mantém a calma e resolve'],
      ['Apresentação', 'Não combina com o atendimento', 'Cuidada e adequada ao lugar'],
      DISPONIBILIDADE,
    ],
  ],
  [
    'Auxiliar de cozinha',
    [
      ['Experiência', 'Nunca trabalhou em cozinha', 'Conhece cozinha profissional e pré-preparo'],
      ['Higiene e segurança', 'Não sabe os cuidados básicos', 'Explica e segue as boas práticas'],
      ['Ritmo', 'Perde-se com várias tarefas', 'Organiza-se no movimento forte'],
      ['Trabalho em equipe', 'Prefere não ajudar os outros', 'Ajuda e pede ajuda sem ser preciso dizer'],
      DISPONIBILIDADE,
    ],
  ],
  [
    'Vendedor',
    [
      ['Experiência', 'Nunca vendeu', 'Bateu metas no mesmo tipo de loja'],
      COMUNICACAO,
      ['Escuta o cliente', 'Oferece sem perguntar', 'Pergunta, entende e só então oferece'],
      ['Fechamento', 'Não pede a venda', 'Conduz até o fim e oferece mais'],
      ['Apresentação', 'Não combina com o atendimento', 'Cuidada e adequada ao lugar'],
      DISPONIBILIDADE,
    ],
  ],
]

export const newCriterio = (nome = '', baixo = '', alto = '') => ({ id: newUuid(), nome, baixo, alto })

/** Names of what can be begun with. */
export const EXAMPLE_NOMES = EXAMPLES.map(([nome]) => nome)

/** @returns a ficha to be changed and kept; without a name an empty one of three criteria */
export function beginFicha(example?: string): FichaBody {
  const found = EXAMPLES.find(([nome]) => nome === example)
  return found === undefined
    ? { nome: '', criterios: [newCriterio(), newCriterio(), newCriterio()] }
    : { nome: found[0], criterios: found[1].map((criterio) => newCriterio(...criterio)) }
}
