import { paths } from '@seleta/shell'

/** The whole address of a campaign's public page, as it is copied and written into messages. */
export const publicLink = (campanhaId: number): string =>
  new URL(paths.campanhaPublica(campanhaId), window.location.origin).href
