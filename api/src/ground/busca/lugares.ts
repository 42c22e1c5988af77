import { foldText } from '@seleta/regras/text'
import { municipios } from 'municipios-brasil/dados'

/** The municipalities of IBGE as a search needs them: by name. */

const keyOf = (text: string) => foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))

const BY_NOME = new Map<string, number[]>()
for (const { nome, uf, codigoIbge } of municipios)
  for (const key of [keyOf(nome), keyOf(`${nome} ${uf}`)])
    BY_NOME.set(key, [...(BY_NOME.get(key) ?? []), codigoIbge])

/** Cities that are called so: 'Campinas', 'campinas sp', 'Ji-Paraná/RO'. */
export const cidadesOf = (nome: string): readonly number[] => BY_NOME.get(keyOf(nome)) ?? []
