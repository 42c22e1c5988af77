import { countOf } from '@seleta/regras/plural'

/** '32 anos', '1 ano'; «—» when unknown. */
export function idadeInAnos(idade: number | null): string {
  if (idade === null) return '—'
  return countOf(idade, 'ano', 'anos')
}
