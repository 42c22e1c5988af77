/** Keywords on the wire are one text, parted by `;` (spec section 5). */
export function splitPalavras(palavraChave: string): string[] {
  return palavraChave
    .split(';')
    .map((palavra) => palavra.trim())
    .filter((palavra) => palavra !== '')
}

export function joinPalavras(palavras: readonly string[]): string {
  return palavras.join(';')
}
