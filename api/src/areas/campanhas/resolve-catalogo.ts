import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createChoicesRepository } from '../../ground/catalogos/choices-repository'
import { InvalidError } from '../../ground/domain-error'

/**
 * Replaces what a draft says of catalogue entries by what the catalogue says, so that nobody publishes a city or
 * a function of their own making. The placeholder function with id 0 is dropped (spec section 5).
 * @throws InvalidError naming the field when an id is unknown
 */
export async function resolveCatalogo<T extends CampanhaRascunho>(
  db: Kysely<Database>,
  campanha: T,
): Promise<T> {
  const { vaga } = campanha
  const { cidades, funcoes, beneficios, contratacoes, testes } = await createChoicesRepository(db).read({
    cidades: campanha.cidades.map(({ cidade }) => cidade.id),
    funcoes: vaga.funcoes.map(({ funcao }) => funcao.id),
    beneficios: vaga.beneficios.map(({ beneficio }) => beneficio.id),
    contratacoes: vaga.tipoContratacoes.map((tipo) => tipo.id),
    testes: vaga.campanhaTestes.map((teste) => teste.idTeste),
  })
  const chosen = pick(
    vaga.funcoes.map(({ funcao }) => funcao.id).filter((id) => id !== 0),
    funcoes,
    'vaga.funcoes',
  ).map((funcao) => ({
    funcao: { ...funcao, inclusao: funcao.inclusao.toISOString(), alteracao: funcao.alteracao.toISOString() },
  }))
  return {
    ...campanha,
    cidades: pick(
      campanha.cidades.map(({ cidade }) => cidade.id),
      cidades,
      'cidades',
    ).map((cidade) => ({ cidade })),
    vaga: {
      ...vaga,
      funcao: chosen[0]?.funcao ?? null,
      funcoes: chosen,
      beneficios: pick(
        vaga.beneficios.map(({ beneficio }) => beneficio.id),
        beneficios,
        'vaga.beneficios',
      ).map((beneficio) => ({ beneficio })),
      tipoContratacoes: pick(
        vaga.tipoContratacoes.map((tipo) => tipo.id),
        contratacoes,
        'vaga.tipoContratacoes',
      ),
      campanhaTestes: pick(
        vaga.campanhaTestes.map((teste) => teste.idTeste),
        testes,
        'vaga.campanhaTestes',
      ).map((teste) => ({ idTeste: teste.id })),
    },
  }
}

/** The rows in the order of the ids, each once. */
function pick<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
  field: string,
): Row[] {
  return [...new Set(ids)].map((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (row === undefined) {
      const message = 'Um dos itens escolhidos não existe mais. Escolha de novo.'
      throw new InvalidError(message, { [field]: message })
    }
    return row
  })
}
