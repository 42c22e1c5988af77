import { formatIdade } from '@seleta/regras/pessoa'

/** '32 anos', '1 ano'; «—» when unknown. */
export const idadeInAnos = (idade: number | null): string => formatIdade(idade) || '—'
