import type { TempoExperienciaFiltro } from '@seleta/contract/limits'

/** The answer of the form that so many months mean; null when nothing was told. */
export function toFaixa(meses: number | null): TempoExperienciaFiltro | null {
  if (meses === null) return null
  if (meses < 12) return 'ATE_SEIS_MESES'
  if (meses < 36) return 'UM_A_DOIS_ANOS'
  return meses < 60 ? 'TRES_A_QUATRO_ANOS' : 'MAIS_CINCO_ANOS'
}
