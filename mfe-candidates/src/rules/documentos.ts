/** CPF and PIS as they are written; the server sends them masked until asked for (security L10). Pure. */
export type Documento = 'cpf' | 'pis'

const PARTES: Readonly<Record<Documento, RegExp>> = {
  cpf: /^(\d{3})(\d{3})(\d{3})(\d{2})$/,
  pis: /^(\d{3})(\d{5})(\d{2})(\d)$/,
}

/** '529.982.247-25', '120.56412.54-7'; a text of another shape stays as it is. */
export function formatDocumento(tipo: Documento, digits: string): string {
  const partes = PARTES[tipo].exec(digits.replaceAll(/\D/g, ''))
  if (partes === null) return digits
  const [, a, b, c, d] = partes
  return `${a}.${b}.${c}-${d}`
}

/** 'level|institution' as the wire writes it (spec section 3). */
export function splitNivel(nivel: string): { readonly nivel: string; readonly instituicao: string } {
  const [level = '', ...rest] = nivel.split('|')
  return { nivel: level.trim(), instituicao: rest.join('|').trim() }
}
