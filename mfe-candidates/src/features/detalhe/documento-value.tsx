import { Button } from '@seleta/ui/core'
import { useState } from 'react'
import type { Documento } from '../../rules/documentos'
import { formatDocumento, maskDocumento } from '../../rules/documentos'

interface Props {
  readonly tipo: Documento
  readonly digits: string
}

/** Masked until «Mostrar» (design.md 4.6). */
export function DocumentoValue({ tipo, digits }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <span>{isShown ? formatDocumento(tipo, digits) : maskDocumento(tipo, digits)}</span>{' '}
      <Button
        size="small"
        aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${tipo.toUpperCase()}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Ocultar' : 'Mostrar'}
      </Button>
    </>
  )
}
