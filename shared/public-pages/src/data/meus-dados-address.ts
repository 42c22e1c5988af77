/** Where the person behind a key takes away what is kept about them. */
export const meusDadosAddress = (chave: string, formato: 'json' | 'pdf') =>
  `/acompanhamento/dados.${formato}?chave=${encodeURIComponent(chave)}`
