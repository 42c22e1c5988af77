import { readId } from '@seleta/regras/id'

/** What an address of the public pages is of, as `paths` writes it: a job, a company, or neither. */
export interface PublicAddress {
  readonly vagaId: number | null
  readonly slug: string | null
  /** Something follows, as the job's form. */
  readonly isBelow: boolean
}

/** @param pathname as `location.pathname` */
export function readPublicAddress(pathname: string): PublicAddress {
  const [, page, name = '', ...below] = pathname.split('/')
  return {
    vagaId: page === 'campanha' ? readId(name) : null,
    slug: page === 'empresa' && /^[a-z0-9-]+$/.test(name) ? name : null,
    isBelow: below.length > 0,
  }
}
