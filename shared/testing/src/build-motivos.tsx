import type { Motivo } from '@seleta/contract/motivos'

/** Reasons of these names, numbered from 1 in their order (product 68). */
export const buildMotivos = (...nomes: readonly string[]): Motivo[] =>
  nomes.map((nome, n) => ({ id: n + 1, nome, isDesistencia: false, isOculto: false }))
