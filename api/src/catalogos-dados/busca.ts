/**
 * Spells both genders of a job title, so that a search for either finds it: 'Vendedor(a)' → 'Vendedor Vendedora',
 * 'Enfermeiro(a)' → 'Enfermeiro Enfermeira'.
 */
export function spellGeneros(descricao: string): string {
  return descricao.replace(/([\p{L}-]+)\(a\)/gu, (_match, palavra: string) => {
    const feminina = palavra.endsWith('o') ? `${palavra.slice(0, -1)}a` : `${palavra}a`
    return `${palavra} ${feminina}`
  })
}
