import { request, useCall, useChange, wordsFor } from '@seleta/api-client'
import type { Duplicado, NewTalentoBody } from '@seleta/contract/entrada'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'

/**
 * A person by hand, with the résumé when there is one; the toast says whether somebody known got it.
 * @param about the name of its draft
 * @param onEntered told as soon as the answer is there, whether or not the form still is
 */
export function useCreateTalento(about: string, onEntered: () => void) {
  const { notify } = useHostServices()
  return useChange(
    'createTalento',
    (send, { curriculo, ...body }: NewTalentoBody & { curriculo: File | null }) =>
      send({ body }, { files: { curriculo } }),
    {
      onceAs: about,
      isOnceForLong: true,
      onSuccess: (answer) => {
        onEntered()
        notify({ text: WORDS.pessoaEntered(answer), tone: 'success' })
      },
    },
  )
}

type Chaves = Pick<NewTalentoBody, 'nome' | 'email' | 'telefone' | 'cpf'>

/** Known people who share e-mail, phone or CPF; asked when the person leaves one of these fields. */
export function useDuplicados(chaves: Chaves): readonly Duplicado[] {
  const hasKey = chaves.email !== '' || chaves.telefone !== '' || chaves.cpf !== ''
  return (
    useCall('findDuplicados', { body: chaves }, { isEnabled: hasKey, isKeepingPrevious: true }).data ?? []
  )
}

/** Times that the person came in again. */
export function useFusoes(identificador: string) {
  return useCall('listFusoes', { params: { identificador } })
}

export function useSeparar() {
  const { confirm, notify } = useHostServices()
  return useChange(
    'undoFusao',
    async (send, { id, nome }: { id: number; nome: string }) => {
      const isSure = await confirm({
        title: `Separar o cadastro de “${nome}”?`,
        text: 'O que veio nessa união passa para um cadastro próprio, com a inscrição e o currículo que vieram junto. E-mail e CPF repetidos ficam com este cadastro.',
        confirmLabel: 'Separar cadastros',
        cancelLabel: 'Manter unidos',
      })
      return isSure ? send({ params: { id } }) : null
    },
    {
      onSuccess: (answer) =>
        answer !== null && notify({ text: WORDS.separated(answer.nome), tone: 'success' }),
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

/** Cities whose name has the text, for a field that searches as one types. */
export const searchCidades = (busca: string, signal: AbortSignal) =>
  request('listCidades', { query: { busca, limite: 10 } }, { signal })
