import type { CallState } from '@seleta/api-client'
import { useCall, useCan } from '@seleta/api-client'
import { useEquipe } from './use-equipe'
import { useUsuarios } from './use-usuarios'

/** One part of who did what in a campaign (product 74), asked anew each time. */
export const useAtividade = (
  id: number,
  { antes, usuario }: { readonly antes: number | null; readonly usuario: number | null },
): CallState<'listAtividade'> =>
  useCall(
    'listAtividade',
    {
      params: { id },
      query: { ...(antes !== null && { antes }), ...(usuario !== null && { usuario }) },
    },
    { keptFor: 0 },
  )

/** Who may have done something: the company's people, or the team for whoever does not read those. */
export function useAutores(id: number): readonly { readonly id: number; readonly nome: string }[] {
  const canList = useCan()('listUsuarios')
  const usuarios = useUsuarios(canList)
  const equipe = useEquipe(id)
  if (canList) return (usuarios.data ?? []).filter(({ situacao }) => situacao === 'ATIVA')
  return (equipe.data ?? []).map(({ usuarioId, nome }) => ({ id: usuarioId, nome }))
}
