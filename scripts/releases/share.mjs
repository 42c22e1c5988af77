/**
 * Who tries a release, as the command says it.
 * @param {{ share?: string, empresa: string[] }} options `share`: per cent of the browsers; `empresa`: numbers of companies
 * @returns {{ percent: number, empresas: number[] } | null} null: it is for all
 * @throws Error with a sentence
 */
export function readShare({ share, empresa }) {
  if (share === undefined && empresa.length === 0) return null
  const percent = share === undefined ? 0 : Number(share)
  const isShare = percent > 0 && percent < 100 && /^[\d.]+$/.test(share ?? '0.1')
  if (share !== undefined && !isShare)
    throw new Error(
      '--share é a parte dos navegadores em por cento, maior que 0 e menor que 100: --share 10.',
    )
  const empresas = empresa.map(Number)
  if (!empresas.every((one) => Number.isSafeInteger(one) && one > 0))
    throw new Error(
      '--empresa é o número de uma empresa: --empresa 7. npm run releases -- --empresas os diz.',
    )
  return { percent, empresas: [...new Set(empresas)] }
}

/** Who tries a release, in words. */
export function whoTries({ percent, empresas }) {
  const parts = [
    ...(percent > 0 ? [`para ${percent}% dos navegadores`] : []),
    ...(empresas.length === 1 ? [`para a empresa ${empresas[0]}`] : []),
    ...(empresas.length > 1 ? [`para as empresas ${empresas.join(', ')}`] : []),
  ]
  return parts.join(' e ')
}
