import type { Importacao } from '@seleta/contract/importacoes'
import { BusyButton } from '@seleta/ui/core'
import { useDownloadErrors } from '../../queries/importacao-queries'

/** The rows that could not come in, as a file to mend; nothing while there are none. */
export function ErrorsDownload({ importacao: { id, contagem } }: { readonly importacao: Importacao }) {
  const download = useDownloadErrors(id)
  if (contagem.erro === 0) return null
  return (
    <BusyButton
      size="small"
      busy={download.isPending}
      busyLabel="Baixando…"
      onClick={() => download.mutate()}
    >
      Baixar linhas com erro
    </BusyButton>
  )
}
