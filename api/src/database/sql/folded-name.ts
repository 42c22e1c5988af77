/** SQL of a name as names are compared: without accents, and with one blank between words. */
export const foldedOf = (nome: string) =>
  `public.f_busca(regexp_replace(ltrim(${nome}, ''''), '[[:space:]]+', ' ', 'g'))`
