import { useState } from 'react'

/** The system's share sheet where there is one, else the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('')
  const share = async () => {
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setSaid('Endereço copiado.')
    } catch (cause) {
      // The person closed the share sheet: nothing to say.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      setSaid(`Copie o endereço: ${url}`)
    }
  }
  return (
    <>
      <button className="publico-button is-quiet is-wide" type="button" onClick={() => void share()}>
        Compartilhar
      </button>
      <span role="status">{said}</span>
    </>
  )
}
