import type { QueryClient } from '@seleta/api-client'
import { readCall } from '@seleta/api-client'
import { keepRecusadas } from '@seleta/api-client/kept-recusadas'
import { writeKept } from '@seleta/api-client/storage'
import { EMPRESA_KEY } from './remotes/registry'

/** Keeps which company this device last worked for and what the role did not allow, once the server has said it. Logging out forgets both. */
export function rememberUsuario(client: QueryClient): void {
  const usuario = readCall(client, 'getUsuario', {})
  if (usuario === undefined) return
  writeKept('device', EMPRESA_KEY, String(usuario.empresa.id))
  keepRecusadas(usuario.recusadas ?? [])
}
