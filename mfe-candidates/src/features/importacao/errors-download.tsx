import type { Importacao } from '@seleta/contract/importacoes'
import { BusyButton } from '@seleta/ui/core'
import { useDownloadErrors } from '../../queries/importacao-queries'

/** The rows of which something could not be read, as a file to mend; nothing while there are none. */
export function ErrorsDownload({ importacao }: { readonly importacao: Importacao }) {
  const { id, contagem, parciais = 0 } = importacao
  const download = useDownloadErrors(id)
  if (contagem.erro + parciais === 0) return null
  return (
    <BusyButton
      size="small"
      busy={download.isPending}
      busyLabel="Baixando…"
      onClick={() => download.mutate()}
    >
      Baixar o que ficou de fora
    </BusyButton>
  )
}
