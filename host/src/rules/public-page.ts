import { paths } from '@seleta/shell'
import { readPublicAddress } from '@seleta/shell/public-address'

/** The page of a company or a job that an address goes on from; null when it goes on from none. They are the server's. */
export function publicPageAbove(
  pathname: string,
): { readonly address: string; readonly label: string } | null {
  const { vagaId, slug, isBelow } = readPublicAddress(pathname)
  if (!isBelow) return null
  if (slug !== null) return { address: paths.empresa(slug), label: 'Ver vagas da empresa' }
  return vagaId === null ? null : { address: paths.campanhaPublica(vagaId), label: 'Ver a vaga' }
}
