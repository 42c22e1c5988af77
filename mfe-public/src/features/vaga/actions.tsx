import { ENDERECO_COPIED } from '@seleta/contract/screen-words'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { ActionsView } from '@seleta/public-pages/actions-view'
import { useState } from 'react'
import { useSalvas } from '../../queries/vagas-salvas'

/** Save and share: product 56. */
export function Actions({ vaga, address }: { vaga: CampanhaPublica; address: string }) {
  const { salvas, save, forget } = useSalvas()
  const [said, setSaid] = useState('')
  const isSaved = salvas?.some(({ id }) => id === vaga.id) === true
  const toggle = () => {
    const isKept = isSaved ? forget(vaga.id) : save(vaga)
    if (!isKept) setSaid('Este aparelho não guarda vagas. Copie o endereço.')
    else setSaid(isSaved ? 'Vaga retirada das salvas.' : 'Vaga salva neste aparelho')
  }
  return (
    <ActionsView
      title={vaga.nome}
      address={address}
      isSaved={isSaved}
      said={said}
      onSave={salvas === null ? undefined : toggle}
      onPass={() => void pass(vaga.nome, address).then(setSaid)}
    />
  )
}

/** The system's share sheet where there is one, else the address is copied. Answers what to say. */
async function pass(title: string, url: string): Promise<string> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return ENDERECO_COPIED
  } catch (cause) {
    // The person closed the share sheet: nothing to say.
    return cause instanceof DOMException && cause.name === 'AbortError' ? '' : `Copie o endereço: ${url}`
  }
}
