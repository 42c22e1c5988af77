import { forgetLost, useCall, useChange } from '@seleta/api-client'
import type { CorrecaoDoTalentoBody } from '@seleta/contract/correcao'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'

const paramsOf = (identificador: string) => ({ params: { identificador } })

/** What is told of a person now, as the form of a correction begins; an old answer never comes back. */
export function useCorrecao(identificador: string) {
  return useCall('getCorrecao', paramsOf(identificador), { keptFor: 0, isToldInPlace: true })
}

/**
 * Corrects, and offers the way back for as long as that can be (product 60 and 92); what is wrong stands in the form.
 * @param onSaved told as soon as it is, whether or not the form still stands
 */
export function useCorrigir(identificador: string, onSaved: () => void) {
  const { notify, undo } = useHostServices()
  const takeBack = useChange('undoCorrecao', (send, id: number) => send({ params: { id } }), {
    onSuccess: ({ nome }) => notify({ text: `Correção desfeita. ${nome} está como antes.`, tone: 'info' }),
  })
  return useChange(
    'saveCorrecao',
    (send, body: CorrecaoDoTalentoBody) => send({ ...paramsOf(identificador), body }),
    {
      onceAs: identificador,
      onSuccess: ({ id, campos, ate }, { nome }) => {
        onSaved()
        // Put right again, the same words are another correction.
        forgetLost('saveCorrecao', identificador)
        if (campos.length === 0) {
          notify({ text: 'Nada mudou no cadastro.', tone: 'info' })
          return
        }
        const text = WORDS.corrigida(nome, campos)
        // Told late, after its answer was lost.
        if (id === null || ate === null) {
          notify({ text, tone: 'success' })
          return
        }
        undo.offer({
          about: `correcao-${identificador}`,
          text,
          until: Date.parse(ate),
          run: () => takeBack.mutateAsync(id),
        })
      },
    },
  )
}

/** What goes with a person; asked when somebody wants to erase them. */
export function useApagamento(identificador: string) {
  return useCall('getApagamento', paramsOf(identificador), { keptFor: 0, isToldInPlace: true })
}

/** Erases a person for good. */
export function useErase(identificador: string) {
  const { notify } = useHostServices()
  return useChange('deleteTalento', (send) => send(paramsOf(identificador)), {
    onSuccess: () => notify({ text: 'Pessoa apagada. Nada dela ficou na base.', tone: 'success' }),
  })
}
