import { CallError, useCall, useChange, wordsFor } from '@seleta/api-client'
import { FALTA_NOME_DO_MODELO } from '@seleta/contract/faltas'
import { MODELO_WORDS } from '@seleta/contract/modelo-words'
import type { EtapaItem } from '@seleta/contract/kanban'
import type { EtapaDoModelo } from '@seleta/contract/processo-modelos'
import { useHostServices } from '@seleta/shell'

/** The company's models of a process (product 64). */
export const useProcessoModelos = () => useCall('listProcessoModelos', {})

interface Kept {
  /** The model whose place is taken; null makes a new one. */
  readonly id: number | null
  readonly nome: string
}

/** What of a stage goes into a model. */
export const toEtapaDoModelo = (etapa: EtapaItem): EtapaDoModelo => ({
  nome: etapa.nome,
  cor: etapa.cor,
  tipo: etapa.tipo,
  limiteDias: etapa.limiteDias,
  mensagemNotificacao: etapa.mensagemNotificacao,
  contato: etapa.contato,
})

/** Keeps a board's stages as a model, with all its consequences. */
export function useKeepModelo(etapas: readonly EtapaItem[], onKept: () => void) {
  const { notify } = useHostServices()
  const bodyOf = (nome: string) => ({ nome, etapas: etapas.map(toEtapaDoModelo) })
  const done = {
    onSuccess: ({ nome }: { readonly nome: string }) => {
      notify({ text: MODELO_WORDS.saved(nome), tone: 'success' })
      onKept()
    },
  }
  const create = useChange('createProcessoModelo', (send, { nome }: Kept) => send({ body: bodyOf(nome) }), {
    ...done,
    onceAs: 'novo',
  })
  const update = useChange(
    'updateProcessoModelo',
    (send, { id, nome }: Kept) => send({ params: { id: id ?? 0 }, body: bodyOf(nome) }),
    done,
  )
  const tried = create.isIdle ? update : create
  const taken = tried.error instanceof CallError ? tried.error.campos['nome'] : undefined

  return {
    isSaving: create.isPending || update.isPending,
    save: (id: number | null, nome: string) => {
      create.reset()
      update.reset()
      if (id === null) create.mutate({ id, nome })
      else update.mutate({ id, nome })
    },
    /** What is wrong with a name: none, or what the server said of this one. */
    faultOf: (nome: string, isAsked: boolean): string | undefined => {
      if (nome.trim() === '') return isAsked ? FALTA_NOME_DO_MODELO : undefined
      return tried.variables?.nome === nome.trim() ? taken : undefined
    },
    failure: tried.error === null || taken !== undefined ? null : wordsFor(tried.error),
  }
}
