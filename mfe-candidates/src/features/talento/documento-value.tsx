import { Button } from '@seleta/ui/core'
import { useState } from 'react'
import { useDocumentos } from '../../queries/dossie-queries'
import type { Documento } from '../../rules/documentos'
import { formatDocumento } from '../../rules/documentos'

interface Props {
  readonly identificador: string
  readonly tipo: Documento
  /** As the server sends it with the person: only the check digits are left. */
  readonly masked: string
}

/** Masked until «Mostrar», which asks the server for this one person and is written down there (design.md 4.6). */
export function DocumentoValue({ identificador, tipo, masked }: Props) {
  const [isShown, setShown] = useState(false)
  const documentos = useDocumentos(identificador)
  const digits = tipo === 'cpf' ? documentos.data?.documento : documentos.data?.pis
  const toggle = () => {
    if (digits === undefined) documentos.mutate(undefined, { onSuccess: () => setShown(true) })
    else setShown(!isShown)
  }
  return (
    <>
      <span>{isShown && digits !== undefined ? formatDocumento(tipo, digits) : masked}</span>{' '}
      <Button
        size="small"
        aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${tipo.toUpperCase()}`}
        aria-disabled={documentos.isPending}
        onClick={toggle}
      >
        {isShown ? 'Ocultar' : 'Mostrar'}
      </Button>
    </>
  )
}
