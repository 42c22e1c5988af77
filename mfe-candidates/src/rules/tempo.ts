import { contar } from '@seleta/regras/plural'

/** '32 anos', '1 ano'; «—» when unknown. */
export function idadeEmAnos(idade: number | null): string {
  if (idade === null) return '—'
  return contar(idade, 'ano', 'anos')
}
