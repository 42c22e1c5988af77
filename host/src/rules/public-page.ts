/** The page of a company or a job that an address goes on from; null when it goes on from none. They are the server's. */
export function publicPageAbove(
  pathname: string,
): { readonly address: string; readonly label: string } | null {
  const empresa = /^\/empresa\/[a-z0-9-]+(?=\/)/.exec(pathname)?.[0]
  if (empresa !== undefined) return { address: empresa, label: 'Ver vagas da empresa' }
  const vaga = /^\/campanha\/[1-9]\d{0,15}(?=\/)/.exec(pathname)?.[0]
  return vaga === undefined ? null : { address: vaga, label: 'Ver a vaga' }
}
