import type { Campanha, CampanhaBody, CampanhaRascunho } from '@seleta/contract/campanhas'
import { change, request } from '@seleta/api-client'
import type { RascunhoBody } from '../../rules/rascunho/rascunho-state'

/** The calls that a draft needs; each throws CallError and nothing else. */
export interface RascunhoServer {
  readonly read: (id: number) => Promise<Campanha>
  /** `key` makes a repeated creation one draft. */
  readonly create: (body: RascunhoBody, key: string) => Promise<Campanha>
  readonly save: (id: number, body: RascunhoBody & { versao: number }) => Promise<Campanha>
  readonly publish: (body: CampanhaBody, key: string) => Promise<Campanha>
  readonly update: (id: number, body: CampanhaRascunho & { versao: number }) => Promise<Campanha>
}

export const apiServer: RascunhoServer = {
  read: (id) => request('getCampanha', { params: { id } }),
  create: (body, idempotencyKey) => change('createRascunho', { body }, { idempotencyKey }),
  save: (id, body) => change('saveRascunho', { params: { id }, body }),
  publish: (body, idempotencyKey) => change('createCampanha', { body }, { idempotencyKey }),
  update: (id, body) => change('updateCampanha', { params: { id }, body }),
}
