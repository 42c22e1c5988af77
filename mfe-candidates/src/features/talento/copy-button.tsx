import { useHostServices } from '@seleta/shell'
import { IconButton, Tooltip } from '@seleta/ui/core'
import { CopyIcon } from '@seleta/ui/icons'

interface Props {
  readonly text: string
  readonly label: string
}

/** Puts a text on the clipboard and says so, also when the browser refuses. */
export function CopyButton({ text, label }: Props) {
  const { notify } = useHostServices()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: `${text} copiado.`, tone: 'info' })
    } catch {
      notify({ text: `O navegador não deixou copiar. O texto é: ${text}`, tone: 'error' })
    }
  }
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <CopyIcon size={16} />
      </IconButton>
    </Tooltip>
  )
}
