import type { CampanhaPublica } from '@seleta/contract/publico'
import { AcoesView } from '@seleta/publico/acoes-view'
import { useState } from 'react'
import { useSalvas } from '../../queries/vagas-salvas'

/** Save and share: product 56. */
export function Acoes({ vaga, endereco }: { vaga: CampanhaPublica; endereco: string }) {
  const { salvas, save, forget } = useSalvas()
  const [said, setSaid] = useState('')
  const isSalva = salvas.some(({ id }) => id === vaga.id)
  const toggle = () => {
    const isKept = isSalva ? forget(vaga.id) : save(vaga)
    if (!isKept) setSaid('Este aparelho não guarda vagas. Copie o endereço.')
    else setSaid(isSalva ? 'Vaga retirada das salvas.' : 'Vaga salva neste aparelho')
  }
  return (
    <AcoesView
      titulo={vaga.nome}
      endereco={endereco}
      isSalva={isSalva}
      said={said}
      onSave={toggle}
      onPass={() => void pass(vaga.nome, endereco).then(setSaid)}
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
    return 'Endereço copiado.'
  } catch (cause) {
    // The person closed the share sheet: nothing to say.
    return cause instanceof DOMException && cause.name === 'AbortError' ? '' : `Copie o endereço: ${url}`
  }
}
