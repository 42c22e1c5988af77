/** 'level|institution' as the wire writes it (spec section 3). */
export function splitNivel(nivel: string): { readonly nivel: string; readonly instituicao: string } {
  const [level = '', ...rest] = nivel.split('|')
  return { nivel: level.trim(), instituicao: rest.join('|').trim() }
}
