import type { QueryClient } from '@seleta/api-client'
import { readCall } from '@seleta/api-client'
import { writeKept } from '@seleta/api-client/storage'
import { EMPRESA_KEY } from './remotes/registry'

/** Keeps which company this device last worked for, once the server has said it. Logging out forgets it. */
export function rememberEmpresa(client: QueryClient): void {
  const empresaId = readCall(client, 'getUsuario', {})?.empresa.id
  if (empresaId !== undefined) writeKept('device', EMPRESA_KEY, String(empresaId))
}
