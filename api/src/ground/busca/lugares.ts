import { foldText } from '@seleta/regras/text'
import { distanciaKm, municipios } from 'municipios-brasil/dados'
import { lazily } from '../lazily'

/** The municipalities of IBGE as a search needs them: by name, and by how far they are from each other. */

const keyOf = (text: string) => foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))

const byNome = lazily(() => {
  const ids = new Map<string, number[]>()
  for (const { nome, uf, codigoIbge } of municipios)
    for (const key of [keyOf(nome), keyOf(`${nome} ${uf}`)])
      ids.set(key, [...(ids.get(key) ?? []), codigoIbge])
  return ids
})

/** Cities that are called so: 'Campinas', 'campinas sp', 'Ji-Paraná/RO'. */
export const cidadesOf = (nome: string): readonly number[] => byNome().get(keyOf(nome)) ?? []

/** Cities at most so far from one, as the crow flies, itself first. */
export function cidadesAround(cidadeId: number, km: number): number[] {
  const center = municipios.find(({ codigoIbge }) => codigoIbge === cidadeId)
  if (center === undefined) return [cidadeId]
  return municipios
    .map((cidade) => ({ id: cidade.codigoIbge, far: distanciaKm(center, cidade) }))
    .filter(({ far }) => far <= km)
    .toSorted((a, b) => a.far - b.far)
    .map(({ id }) => id)
}
