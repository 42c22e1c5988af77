import type { NumerosDaCampanha } from '@seleta/contract/numeros'

/** Where six applications of a campaign are. */
export const buildNumeros = (part: Partial<NumerosDaCampanha> = {}): NumerosDaCampanha => ({
  inscricoes: 6,
  noQuadro: 3,
  semEtapa: 1,
  eliminadas: 2,
  desistentes: 0,
  candidatos: 3,
  candidatosRobo: 1,
  selecao: 5,
  ...part,
})
