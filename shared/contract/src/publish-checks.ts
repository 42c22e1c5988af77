import type { CampanhaRascunho } from './campanhas'

/**
 * The publish checks in the spec's order; the first broken one is the toast (spec section 5, product 35). The wizard and
 * the api read the same list.
 */
export interface PublishCheck {
  readonly id: string
  readonly isBroken: (campanha: CampanhaRascunho) => boolean
  /** Exact text of the spec. */
  readonly message: string
  /** Route segment of the step that mends it. */
  readonly step: string
  /** Wire path of the field. */
  readonly field: string
}

const isBlank = (text: string) => text.trim() === ''

export const publishChecks: readonly PublishCheck[] = [
  {
    id: 'nome',
    isBroken: (c) => isBlank(c.nome),
    message: 'Erro: Preencha o nome da campanha',
    step: 'detalhes',
    field: 'nome',
  },
  {
    id: 'empresa',
    isBroken: (c) => isBlank(c.nomeEmpresa),
    message: 'Erro: Preencha o campo nome da empresa',
    step: 'detalhes',
    field: 'nomeEmpresa',
  },
  {
    id: 'funcao',
    // Placeholders with id 0 are ignored.
    isBroken: (c) => !c.vaga.funcoes.some((item) => item.funcao.id !== 0),
    message: 'Erro: Selecione uma ou mais função da vaga',
    step: 'detalhes',
    field: 'vaga.funcoes',
  },
  {
    id: 'cidade',
    isBroken: (c) => c.cidades.length === 0,
    message: 'Erro: Selecione uma ou mais cidades',
    step: 'localizacao',
    field: 'cidades',
  },
  {
    id: 'responsavel',
    isBroken: (c) => isBlank(c.vaga.campanhaResponsavel.nome),
    message: 'Erro: Preencha o nome do responsavel pela campanha',
    step: 'contato',
    field: 'vaga.campanhaResponsavel.nome',
  },
]

/** All broken checks, in order; empty when the campaign can be published. */
export function findBrokenChecks(campanha: CampanhaRascunho): PublishCheck[] {
  return publishChecks.filter((check) => check.isBroken(campanha))
}
