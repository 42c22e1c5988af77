import type { ComponentType } from 'react'
import type { RemoteId } from './descriptor'

/** The version of what this package promises to remotes; a remote names a range of it. */
export const HOST_CONTRACT = '1.10.0'

export interface PanelProps {
  /** Value of the panel's query parameter. */
  readonly value: string
  /** Takes the parameter out of the address and gives focus back. */
  readonly onClose: () => void
}

export type LazyPage = () => Promise<{ default: ComponentType }>
export type LazyPanel = () => Promise<{ default: ComponentType<PanelProps> }>

/** What a remote's one exposed module, `./remote`, has as its default export. */
export interface RemoteModule {
  readonly id: RemoteId
  /** By page id of remote.json. */
  readonly pages: Readonly<Record<string, LazyPage>>
  /** By panel id of remote.json. */
  readonly panels?: Readonly<Record<string, LazyPanel>>
}

/**
 * Declares a remote. Only a typed identity: the work is in making the one exposed module uniform.
 * @param remote id, pages and panels as lazy imports; the range of the contract stands in remote.json alone
 */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote
}
