import { MOTIVO_WORDS } from '@seleta/contract/limits'
import { NOME_MAX } from '@seleta/contract/text-max'
import { canonicalEmail } from '@seleta/regras/email'
import { cutText } from '@seleta/regras/text'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { findMatches } from '../../../domain/talento/join-talentos'
import type { Chaves, Pessoa } from '../../../domain/talento/pessoa'
import { createHomonimasRepository } from './homonimas-repository'
import type { ImportacaoRow, LinhaResultado } from './importacoes-repository'
import { readLinha, readNome } from './read-linha'

export interface PendingLinha {
  readonly numero: number
  readonly valores: readonly string[]
}

/** A file comes from the company: nobody has proven anything. */
export const ARQUIVO = {
  origem: 'MANUAL',
  proven: { by: 'arquivo', email: false, telefone: false },
} as const

/**
 * The try: what each row would become, without writing anything about anybody.
 * @param seenKeys keys of rows already tried, added to: a key that comes twice in one file meets the first
 */
export async function tryLinhas(
  db: Kysely<Database>,
  importacao: ImportacaoRow,
  catalogos: Catalogos,
  linhas: readonly PendingLinha[],
  { seenKeys, hoje }: { readonly seenKeys: Map<string, number>; readonly hoje: string },
): Promise<LinhaResultado[]> {
  const read = linhas.map((linha) => ({
    linha,
    ...readLinha(linha.valores, importacao.mapeamento, catalogos, hoje),
  }))
  const pessoas = read.flatMap(({ pessoa }) => (pessoa === null ? [] : [pessoa]))
  const listHomonimas = homonimasOf(db, importacao, catalogos, hoje)
  const matches = await findMatches(
    db,
    { ...ARQUIVO, empresaId: importacao.empresaId, listHomonimas },
    pessoas,
  )
  const matchOf = new Map(pessoas.map((pessoa, at) => [pessoa, matches[at]]))
  return read.map(({ linha, pessoa, faltas }) => {
    const base = { numero: linha.numero, talentoId: null, inscricaoId: null }
    const nome = nomeOf(linha, importacao)
    if (pessoa === null) return { ...base, nome, situacao: 'erro', motivos: faltas }
    const match = matchOf.get(pessoa)
    if (match?.tipo === 'conflito')
      return { ...base, nome, situacao: 'erro', motivos: { email: match.refusal } }
    if (match?.tipo === 'mesma') {
      const motivos = {
        ...faltas,
        pessoa: `Já existe: ${match.pessoa.nome} (${MOTIVO_WORDS[match.motivo]}).`,
      }
      return { ...base, nome, situacao: 'unir', motivos, talentoId: match.pessoa.id }
    }
    const former = seeKeys(pessoa, linha.numero, seenKeys)
    if (former === null) return { ...base, nome, situacao: 'nova', motivos: faltas }
    const motivos = { ...faltas, pessoa: `Repete a linha ${former} do arquivo.` }
    return { ...base, nome, situacao: 'unir', motivos }
  })
}

/** Whoever else of the whole file has a name: its parts are not looked at together. */
export const homonimasOf =
  (
    db: Kysely<Database>,
    importacao: ImportacaoRow,
    catalogos: Catalogos,
    hoje: string,
  ): ((nomes: readonly string[]) => Promise<Chaves[]>) =>
  async (nomes) => {
    const found = await createHomonimasRepository(db).list(importacao.empresaId, importacao, nomes)
    return found.flatMap(({ valores, chaves }) => {
      if (chaves !== null) return [chaves]
      const { pessoa } = readLinha(valores, importacao.mapeamento, catalogos, hoje)
      return pessoa === null ? [] : [pessoa]
    })
  }

export function nomeOf(linha: PendingLinha, { mapeamento }: Pick<ImportacaoRow, 'mapeamento'>): string {
  return cutText(readNome(linha.valores, mapeamento), NOME_MAX)
}

/** E-mail and CPF say for sure; a phone may be a family's, and the way in decides then. */
function seeKeys({ email, cpf }: Pessoa, numero: number, seenKeys: Map<string, number>): number | null {
  const keys = [email === null ? null : `e${canonicalEmail(email)}`, cpf === null ? null : `c${cpf}`].filter(
    (key) => key !== null,
  )
  const former = keys.map((key) => seenKeys.get(key)).find((seen) => seen !== undefined) ?? null
  for (const key of keys) if (!seenKeys.has(key)) seenKeys.set(key, numero)
  return former
}
