import { CONVITE_COPIED, ENDERECO_COPIED, copyRefused } from '@seleta/contract/screen-words'
import { useHostServices } from '@seleta/shell'

const WORDS = {
  link: { copied: CONVITE_COPIED, refused: copyRefused('o link') },
  endereco: { copied: ENDERECO_COPIED, refused: copyRefused('o endereço') },
  registro: { copied: 'Registro copiado.', refused: copyRefused('o registro') },
  codigos: { copied: 'Códigos copiados.', refused: copyRefused('os códigos') },
  chave: { copied: 'Chave copiada.', refused: copyRefused('a chave') },
} as const

/** Copies what somebody passes on, and says so. */
export function useCopy(what: keyof typeof WORDS): (text: string) => void {
  const { notify } = useHostServices()
  const { copied, refused } = WORDS[what]
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => notify({ text: copied, tone: 'success' }),
      () => notify({ text: refused, tone: 'error' }),
    )
  }
}
