import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { listSinonimos } from '../../ground/catalogos/data/busca'
import { funcoes } from '../../ground/catalogos/data/funcoes/funcoes'
import type { RespostaAvaliada } from '../../domain/inscricao/triagem'
import { scorePerfil, type Aderencia } from '../../domain/aderencia/aderencia'
import type { PessoaDemo } from '../pessoas/pessoa'
import { toFaixa } from '../pessoas/tempo-experiencia'

/** The product's own score of a person, from what the database will hold of them (product 36). */
export function scorePessoa(
  campanha: CampanhaRascunho,
  pessoa: PessoaDemo,
  respostas: readonly RespostaAvaliada[],
): Aderencia {
  const { vaga } = campanha
  const sinonimos = new Map(
    funcoes
      .filter(({ id }) => vaga.funcoes.some(({ funcao }) => funcao.id === id))
      .map((funcao) => [funcao.id, listSinonimos(funcao)]),
  )
  return scorePerfil(campanha, sinonimos, {
    cidade: pessoa.lugar,
    formacao: pessoa.formacao,
    funcoes: listFuncoes(pessoa),
    tempoExperiencia: toFaixa(pessoa.experienciaMeses),
    idiomas: pessoa.idiomas.map(({ idioma }) => idioma),
    habilidades: pessoa.habilidades,
    sobre: pessoa.sobre,
    experiencias: pessoa.experiencias.map(({ funcao, atribuicoes }) => ({
      funcao,
      atribuicoes,
      meses: null,
    })),
    formacoes: pessoa.formacoes,
    respostas: respostas.map(({ perguntaId, valor }) => ({ chave: perguntaId, valor })),
  })
}

/** Names of what the person looks for, in the order of the ids. */
function listFuncoes(pessoa: PessoaDemo): string[] {
  return funcoes.filter(({ id }) => pessoa.funcaoIds.includes(id)).map(({ descricao }) => descricao)
}
