import { withTalento } from '@seleta/contract/dashboard-addresses'
import { request, useChange, useMutation, wordsFor } from '@seleta/api-client'
import type { SemelhancaDecisao } from '@seleta/contract/entrada'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices, useSearchParams } from '@seleta/shell'
import { isPdf } from '../rules/is-pdf'
import { WORDS } from '../rules/words'
import { saveFile } from '@seleta/ui/save-file'

interface Decisao {
  /** Of the pair. */
  readonly id: number
  readonly decisao: SemelhancaDecisao
  /** Whose e-mail a join keeps, by random id. */
  readonly emailDe?: string | null
}

/**
 * Two people who may be one: one click joins them or keeps them apart, and for two minutes it can be taken back (decision 108).
 * After a join the panel shows who is left.
 */
export function useDecideSemelhanca() {
  const { notify, undo } = useHostServices()
  const [, setParams] = useSearchParams()
  const show = (identificador: string) =>
    setParams((now) => withTalento(now, identificador), { replace: true })
  const separar = useChange('undoFusao', (send, id: number) => send({ params: { id } }), {
    onSuccess: ({ nome }) =>
      notify({ text: `União desfeita. ${nome} tem de novo o seu cadastro.`, tone: 'success' }),
  })
  const reopen = useChange('decideSemelhanca', (send, id: number) =>
    send({ params: { id }, body: { decisao: 'aberta' } }),
  )
  return useChange(
    'decideSemelhanca',
    (send, { id, decisao, emailDe }: Decisao) =>
      send({ params: { id }, body: { decisao, ...(typeof emailDe === 'string' && { emailDe }) } }),
    {
      onSuccess: ({ identificador, nome, fusaoId }, { id, decisao }) => {
        if (decisao === 'aberta') return
        if (fusaoId !== null) show(identificador)
        const takeBack = () => (fusaoId === null ? reopen.mutateAsync(id) : separar.mutateAsync(fusaoId))
        undo.offer({
          about: `semelhanca-${id}`,
          text: fusaoId === null ? WORDS.keptApart : WORDS.joined(nome),
          until: undoUntil(now()),
          run: () => takeBack(),
        })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

/** Saves the file of an application that the mailbox has not confirmed. */
export function useCurriculoAConfirmar() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async ({ identificador, nome }: { identificador: string; nome: string }) => {
      const { blob } = await request('downloadCurriculoAConfirmar', { params: { identificador } })
      saveFile(blob, `Currículo ${nome} (a confirmar).${(await isPdf(blob)) ? 'pdf' : 'docx'}`)
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
