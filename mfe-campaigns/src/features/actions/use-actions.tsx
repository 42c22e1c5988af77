import type { CampanhaItem } from '@seleta/contract/campanhas'
import { useHostServices, useNavigate } from '@seleta/shell'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import type { RowSelection } from '@seleta/ui/grid'
import { encerrarCampanhas } from '@seleta/campanha/change-campanha'
import type { AroundList } from '../../queries/delete-campanha'
import { loadDeletion } from '../../queries/later-deletion'
import { ExcluidaNotice } from './excluida-notice'

/** What stands over the list: one thing at a time. */
type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'encerrar'; readonly campanhas: readonly CampanhaItem[] }
  | { readonly kind: 'links'; readonly links: readonly string[] }
  | { readonly kind: 'excluidas' }
  | { readonly kind: 'equipe'; readonly campanha: CampanhaItem }

export interface Actions {
  readonly around: AroundList
  readonly open: Open
  readonly close: () => void
  readonly askEncerrar: (campanhas: readonly CampanhaItem[]) => void
  readonly encerrar: (campanhas: readonly CampanhaItem[], enviarEncerramento: boolean) => void
  readonly showExcluidas: () => void
  readonly showEquipe: (campanha: CampanhaItem) => void
  /** The offer to take the last deletion back, on the page. */
  readonly notice: ReactNode
}

const NOTHING: Open = { kind: 'nothing' }

/** The actions of the list, with what they open over it. */
export function useActions(selection: RowSelection<CampanhaItem>): Actions {
  const host = useHostServices()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(NOTHING)
  const [excluida, setExcluida] = useState<CampanhaItem | null>(null)
  const stable = useMemo(
    () => ({
      around: {
        host,
        navigate: (to: string) => void navigate(to),
        showLinks: (links: readonly string[]) => setOpen({ kind: 'links', links }),
        offerRestore: setExcluida,
        onRestored: (id: number) => setExcluida((now) => (now?.id === id ? null : now)),
      },
      askEncerrar: (campanhas: readonly CampanhaItem[]) => setOpen({ kind: 'encerrar', campanhas }),
      showExcluidas: () => setOpen({ kind: 'excluidas' }),
      showEquipe: (campanha: CampanhaItem) => setOpen({ kind: 'equipe', campanha }),
      close: () => setOpen(NOTHING),
    }),
    [host, navigate],
  )
  const { around } = stable
  return {
    ...stable,
    open,
    encerrar: (campanhas, enviarEncerramento) => {
      setOpen(NOTHING)
      // What was refused stays selected, for another try.
      void encerrarCampanhas(campanhas, around, enviarEncerramento).then(selection.drop)
    },
    notice:
      excluida === null ? null : (
        <ExcluidaNotice
          campanha={excluida}
          onRestore={() => void loadDeletion().then((deletion) => deletion.restoreCampanha(excluida, around))}
          onClose={() => setExcluida(null)}
        />
      ),
  }
}
