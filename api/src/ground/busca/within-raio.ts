import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { cidadesAround } from './lugares'

/** A filter with a radius as one of cities: all that lie within it of those that were picked (product 66). */
export function withinRaio<F extends Pick<FiltroTalentosBody, 'cidades' | 'raioKm'>>({
  raioKm,
  ...filtro
}: F) {
  const { cidades = [] } = filtro
  if (raioKm === undefined || cidades.length === 0) return filtro
  return { ...filtro, cidades: [...new Set(cidades.flatMap((id) => cidadesAround(id, raioKm)))] }
}
